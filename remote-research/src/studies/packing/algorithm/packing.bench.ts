import type { BenchCase } from '@portfolio/testing/bench-case';
import { methods } from './methods';
import { packerOf } from './packers';
import { pack } from './packing';
import { roomProgramme } from './programme';
import { school } from './testing/school';

/** Rooms of the size on the page, on a plate that grows with them. */
export const cases: readonly BenchCase[] = methods.map((method) => ({
  name: `packing: ${method}`,
  unit: 'rooms',
  baseSize: 39,
  prepare: (size) => {
    const grown = Math.sqrt(size / 39);
    const plate = { width: 48 * grown, depth: 30 * grown };
    const rooms = roomProgramme(2, plate.width * plate.depth * 1.1, school).slice(0, size);
    return () => pack(packerOf(method, ''), plate, rooms);
  },
}));
