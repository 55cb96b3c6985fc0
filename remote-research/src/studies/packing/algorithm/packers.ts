import { guillotine } from './guillotine';
import { maxRects } from './max-rects';
import { rules } from './methods';
import type { CreatePacker, Method } from './packing';
import { shelf } from './shelf';
import { skyline } from './skyline';

/** @param rule one of the method's {@link rules}; anything else is the usual rule of the method */
export function packerOf(method: Method, rule: string): CreatePacker {
  const known = <R extends string>(all: readonly [R, ...R[]]): R => all.find((one) => one === rule) ?? all[0];
  switch (method) {
    case 'shelf':
      return shelf(known(rules.shelf));
    case 'guillotine':
      return guillotine(known(rules.guillotine));
    case 'skyline':
      return skyline(known(rules.skyline));
    case 'maxrects':
      return maxRects(known(rules.maxrects));
  }
}
