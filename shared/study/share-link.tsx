import { lazy, Suspense, type ComponentProps } from 'react';
import type { ShareLinkButton } from './share-link-button';

const Button = lazy(async () => ({
  default: (await import(/* webpackChunkName: "share-link" */ './share-link-button')).ShareLinkButton,
}));

/** Copies the link of a study as it is set. It comes after the drawing, which does not wait for it. */
export function ShareLink(props: ComponentProps<typeof ShareLinkButton>) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  );
}
