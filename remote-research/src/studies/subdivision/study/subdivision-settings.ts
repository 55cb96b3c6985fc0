import type { Values } from '@portfolio/study/settings';
import { readBlock } from '../algorithm/blocks';
import type { SubdivisionData } from './subdivision-data';
import type { Parameters, SubdivisionMethod } from '../algorithm/subdivision-plan';
import { faultText, texts } from '../texts';

const label = texts.settings;

/** The study begins with the block of its page. */
export function settingsFor({ block }: SubdivisionData) {
  return {
    method: { kind: 'choice', label: label.method, options: texts.shortMethods, value: 'boxes' },
    seed: { kind: 'number', label: label.seed, min: 1, max: 999, step: 1, value: 288 },
    largest: { kind: 'number', label: label.largest, unit: 'm²', min: 250, max: 2000, step: 10, value: 700 },
    smallest: { kind: 'number', label: label.smallest, unit: 'm²', min: 0, max: 400, step: 10, value: 0 },
    frontage: { kind: 'number', label: label.frontage, unit: 'm', min: 0, max: 30, step: 1, value: 8 },
    irregularity: { kind: 'number', label: label.irregularity, min: 0, max: 0.45, step: 0.01, value: 0.15 },
    access: { kind: 'number', label: label.access, min: 0, max: 1, step: 0.05, value: 0.9 },
    depth: { kind: 'number', label: label.depth, unit: 'm', min: 6, max: 60, step: 1, value: 22 },
    width: { kind: 'number', label: label.width, unit: 'm', min: 6, max: 40, step: 1, value: 14 },
    lot: { kind: 'number', label: label.lot, unit: 'm²', min: 250, max: 2000, step: 10, value: 450 },
    block: {
      kind: 'text',
      label: label.block,
      value: block,
      validate: (text: string) => {
        const reading = readBlock(text);
        return 'fault' in reading ? faultText(reading.fault) : undefined;
      },
    },
  } as const;
}

export type SubdivisionSettings = ReturnType<typeof settingsFor>;

/** Rows by method. */
export type RowNames = Record<SubdivisionMethod, readonly (keyof SubdivisionSettings)[]>;

/** The settings that matter most to a method. */
export const stripRows = {
  boxes: ['method', 'seed', 'largest', 'frontage', 'irregularity'],
  strips: ['method', 'seed', 'depth', 'width', 'irregularity'],
  voronoi: ['method', 'seed', 'lot', 'frontage'],
} as const satisfies RowNames;

export function parametersOf({ block: _, method, ...numbers }: Values<SubdivisionSettings>): Parameters {
  return { ...numbers, method: method as SubdivisionMethod };
}
