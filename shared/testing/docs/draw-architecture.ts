import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { architectureSvg } from './architecture-svg';
import { readArchitecture } from './read-architecture';

/** `npx tsx shared/testing/docs/draw-architecture.ts`: draws the architecture as it is now into docs. */
for (const theme of ['light', 'dark'] as const)
  writeFileSync(join(root, `docs/architecture-${theme}.svg`), architectureSvg(readArchitecture(root), theme));
