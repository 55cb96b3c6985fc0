import fc from 'fast-check';
import { breakCycles, type Cover } from './break-cycles';

const bodies = 8;
const body = fc.nat(bodies - 1);
const covers = fc
  .array(fc.record({ near: body, far: body, area: fc.integer({ min: 1, max: 100 }) }), { maxLength: 30 })
  .map((all) => all.filter(({ near, far }) => near !== far));

function givenUp(all: readonly Cover[]): Cover[] {
  const places = breakCycles(bodies, all);
  return all.filter(({ near, far }) => (places[far] ?? 0) > (places[near] ?? 0));
}

test('a cycle is opened where it shows least', () => {
  const all = [
    { near: 0, far: 1, area: 90 },
    { near: 1, far: 2, area: 80 },
    { near: 2, far: 0, area: 5 },
  ];
  expect(givenUp(all)).toEqual([all[2]]);
});

test('what lies in no cycle is kept', () => {
  fc.assert(
    fc.property(covers, (all) => {
      const straight = all.filter(({ near, far }) => near < far);
      expect(givenUp(straight)).toEqual([]);
    }),
  );
});

test('each body that covers or is covered has a place of its own, and no other has one', () => {
  fc.assert(
    fc.property(covers, (all) => {
      const places = [...breakCycles(bodies, all)];
      const named = new Set(all.flatMap(({ near, far }) => [near, far]));
      expect(places.map((place) => place >= 0)).toEqual(places.map((_, each) => named.has(each)));
      const taken = places.filter((place) => place >= 0).sort((a, b) => a - b);
      expect(taken).toEqual([...taken.keys()]);
    }),
  );
});
