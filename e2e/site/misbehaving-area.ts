import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as React from 'react';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { BuildManifest } from '@portfolio/contract/release';
import { integrity } from '@portfolio/workspace/integrity';

/**
 * What an area does that it should not, as the address of its document says: `?does=loop`. A page that waits forever is met
 * on the way from another one, so the tab's storage says that.
 */
export type Deed =
  'loop' | 'wait' | 'effect' | 'leaving' | 'handler' | 'timer' | 'promise' | 'fetch' | 'clicks' | 'address';

/** Makes the area of a build misbehave in browsers as the address of the document says. */
export function misbehave(build: string): void {
  changeModule(build, (code) => {
    const at = /(?<=\{contract:\d+,name:"\w+",)Page:/.exec(code)?.index;
    const load = [...code.slice(0, at).matchAll(/\d+\(\w,\w,(\w)\)\{/g)].at(-1)?.[1];
    const react = /(\w)=\w\((\d+)\);class \w+ extends \1\.Component/.exec(code)?.[2];
    if (!at || !load || !react) throw new Error(`The bundle of ${build} has another form than this expects.`);
    const page = `get Page(){return this.changed??=misbehaving(this.Own,${load}(${react}))},Own:`;
    return `${code.slice(0, at)}${page}${code.slice(at + 'Page:'.length)}\nself.misbehaving=${String(misbehaving)}`;
  });
}

/** Rewrites the chunk of an area's module, with its hash. */
export function changeModule(build: string, change: (code: string) => string): void {
  const folder = join(build, 'browser');
  const list = join(folder, 'release.json');
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as BuildManifest;
  const [file = ''] = manifest.module;
  const code = change(readFileSync(join(folder, file), 'utf8'));
  writeFileSync(join(folder, file), code);
  const scripts = { ...manifest.scripts, [file]: integrity(Buffer.from(code)) };
  writeFileSync(list, JSON.stringify({ ...manifest, scripts }));
}

/** Runs in the browser, as a part of the area's bundle. */
function misbehaving(Page: AreaModule['Page'], { createElement, use, useEffect, useState }: typeof React) {
  const does = new URLSearchParams(location.search).get('does') as Deed | null;
  const never = new Promise<never>(() => undefined);
  const fail = () => {
    throw new Error(`thrown in: ${does}`);
  };
  const eat = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  return function Misbehaving(props: React.ComponentProps<AreaModule['Page']>) {
    if (sessionStorage.getItem('does') === 'wait') use(never);
    const [count, setCount] = useState(0);
    useEffect(() => {
      if (does === 'loop') setCount(count + 1);
    }, [count]);
    useEffect(() => {
      if (does === 'effect') fail();
      if (does === 'handler') document.addEventListener('keydown', fail);
      if (does === 'timer') setTimeout(fail);
      if (does === 'promise') void Promise.resolve().then(fail);
      if (does === 'fetch') window.fetch = () => Promise.reject(new Error('replaced'));
      if (does === 'clicks') for (const target of [window, document]) target.addEventListener('click', eat, true);
      if (does === 'address') history.pushState({}, '', '/nowhere');
      return () => {
        if (does === 'leaving') fail();
      };
    }, []);
    return createElement(Page, props);
  };
}
