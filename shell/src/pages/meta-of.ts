import type { Entry } from '@portfolio/contract/page';
import { listed } from '@portfolio/site/listed';

export function metaOf({ type, status, year, award }: Entry): string {
  return [listed([status ?? type, year]), award].filter(Boolean).join('. ');
}
