import { join } from 'node:path';
import type { Network } from '../network/network';
import { variantNames, type Variant } from '../variants/variants';
import type { Certificate } from './certificate';
import { serveSlowly, type SlowSite } from './serve-slowly';

export type ServedVariant = SlowSite & { variant: Variant };

/** Serves the folder of each variant with nginx, directly and through a slow network of its own. */
export async function serveVariants(
  sites: Readonly<Record<Variant, string>>,
  folder: string,
  network: Network,
  certificate: Certificate,
): Promise<ServedVariant[]> {
  return Promise.all(
    variantNames.map(async (variant) => ({
      variant,
      ...(await serveSlowly(sites[variant], join(folder, variant), network, certificate)),
    })),
  );
}
