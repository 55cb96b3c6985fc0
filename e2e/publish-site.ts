import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishSite } from './serve-site';

/** Builds what changed and publishes it with the command that the owner uses. */
export default function publishAnew(): void {
  rmSync(join(import.meta.dirname, '..', '.cache', 'journeys-site'), { recursive: true, force: true });
  publishSite(join('journeys-site', 'site'));
}
