import type { ComponentType } from 'react';
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { shownControls } from './shown-controls';
import { goBackTo, mountStudy, openStudy, pass, type MountedStudy } from './study-page';

export type RandomWalk = {
  Study: ComponentType;
  /** What the study shows that its address decides: sentences, tables, names of drawings. Not where playback stands. */
  facts: (mounted: MountedStudy) => unknown;
  /** What must hold after every action; it throws. */
  check?: (mounted: MountedStudy) => void;
  /** What else a hand does, such as drags; each is given a random number from 0 to 2³¹. */
  more?: readonly ((mounted: MountedStudy, random: number) => void)[];
  seed?: number;
};

/** 300 where properties are tried as often as usual, fewer where they are tried less often. */
const actions = Math.min(300, Math.ceil((fc.readConfigureGlobal().numRuns ?? 500) * 0.6));
/** How often, in actions, the study is compared with a new page of the same address. */
const comparedEvery = 50;

/**
 * Does random actions by role: presses, slides, types, turns keys, goes back. Afterwards the address says what is shown,
 * and Reset gives what a new page shows.
 */
export async function walkStudy({ Study, facts, check, more = [], seed = 1 }: RandomWalk): Promise<void> {
  const walked = await openStudy(Study);
  const fresh = { facts: facts(walked), controls: shownControls(walked.container) };
  const visited = [''];
  const done: string[] = [];
  const step = fc.record({ which: fc.nat(), how: fc.nat(), value: fc.nat() });
  const [steps = []] = fc.sample(fc.array(step, { minLength: actions, maxLength: actions }), { seed, numRuns: 1 });
  try {
    for (const [i, { which, how, value }] of steps.entries()) {
      const extra = more[which % (more.length * 8)];
      if (how % 40 === 0) {
        const search = visited[value % visited.length] ?? '';
        done.push(`back to ${search}`);
        await goBackTo(search);
      } else {
        await act(async () => {
          if (extra) {
            done.push(`extra ${more.indexOf(extra)}`);
            extra(walked, value);
          } else done.push(actOn(walked.container, which, how, value));
        });
        await pass(500);
      }
      visited.push(location.search);
      check?.(walked);
      if (i % comparedEvery === comparedEvery - 1) await compareWithNewPage(Study, walked, facts);
    }
    await compareWithNewPage(Study, walked, facts);
    await act(async () => walked.study.getByRole('button', { name: 'Reset' }).click());
    await pass(2500);
    expect(location.search).toBe('');
    expect(facts(walked)).toEqual(fresh.facts);
    expect(shownControls(walked.container)).toMatchObject(fresh.controls);
  } catch (error) {
    const trail = `After ${done.length} actions of the walk with seed ${seed}, the last ones: ${done.slice(-8).join('; ')}`;
    throw new Error(`${trail}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function compareWithNewPage(Study: ComponentType, walked: MountedStudy, facts: RandomWalk['facts']) {
  await pass(2500);
  const other = await mountStudy(Study);
  const [here, there] = [shownControls(walked.container), shownControls(other.container)];
  expect({ search: location.search, facts: facts(walked) }).toEqual({ search: location.search, facts: facts(other) });
  // Those of an open panel are only here.
  expect(here).toMatchObject(there);
  other.unmount();
}

const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  'Delete',
  'PageUp',
  'PageDown',
  't',
  ' ',
  'Home',
];
const nonsense = ['', 'abc', '-1', '1e9', 'NaN', '0', '3,5', '<b>', '0,0 50,0', '1@0,0 1@0,0'];

/** Does something to one of the elements that have a role, and says what. */
function actOn(container: HTMLElement, which: number, how: number, value: number): string {
  const away = [...container.querySelectorAll('[hidden], [inert]')];
  const targets = [
    ...container.querySelectorAll<HTMLElement>(
      'button, input, select, summary, [role="slider"], [role="button"], [role="application"]',
    ),
  ].filter((element) => !(element as HTMLButtonElement).disabled && !away.some((part) => part.contains(element)));
  const target = targets[which % targets.length];
  if (!target) return 'nothing to press';
  const name = target.getAttribute('aria-label') ?? target.textContent ?? target.tagName;
  if (target instanceof HTMLSelectElement) {
    const chosen = target.options[value % target.options.length]?.value;
    fireEvent.change(target, { target: { value: chosen } });
    return `${name} = ${chosen}`;
  }
  if (target instanceof HTMLInputElement && target.type === 'range') {
    const [min, max] = [Number(target.min), Number(target.max)];
    const to = [min, max, min + ((max - min) * (value % 97)) / 96, min + ((max - min) * (value % 53)) / 52][how % 4];
    fireEvent.change(target, { target: { value: String(to) } });
    return `${name} = ${to}`;
  }
  if (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number'))
    return type(target, how, value);
  if (how % 3 === 0 && target.tagName !== 'INPUT') {
    const key = keys[value % keys.length] ?? 'Enter';
    fireEvent.keyDown(target, { key, shiftKey: value % 5 === 0 });
    fireEvent.keyUp(target, { key });
    return `${name} + ${key}`;
  }
  fireEvent.focus(target);
  fireEvent.click(target);
  return `${name}, pressed`;
}

function type(input: HTMLInputElement, how: number, value: number): string {
  const name = input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? 'a field';
  const [least, most] = ['aria-valuemin', 'aria-valuemax'].map((limit) => Number(input.getAttribute(limit)));
  if (how % 4 === 0) {
    const key = keys[value % keys.length] ?? 'Enter';
    fireEvent.keyDown(input, { key });
    return `${name} + ${key}`;
  }
  const isNumber = input.getAttribute('role') === 'spinbutton' && how % 4 !== 1;
  const number = (least ?? 0) + ((most ?? 0) - (least ?? 0)) * ((value % 11) / 10);
  const text = isNumber ? String(number) : (nonsense[value % nonsense.length] ?? '');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  if (how % 2) fireEvent.blur(input);
  else fireEvent.keyDown(input, { key: 'Enter' });
  return `${name} = ${JSON.stringify(text)}`;
}
