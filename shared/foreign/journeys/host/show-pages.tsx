import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '@portfolio/site/error-boundary';

const First = React.lazy(() => import('first/page'));
const Second = React.lazy(() => import('second/page'));
const asked = new URLSearchParams(location.search);

/** A page of each of two areas, in what is plainly another site. */
function AnotherSite() {
  return (
    <>
      <h1 className="own">Another site</h1>
      {[First, Second].map((Page, index) => (
        <ErrorBoundary key={index} onError={() => undefined} fallback={() => <p role="alert">No page</p>}>
          <React.Suspense fallback={<p>Loading</p>}>
            <Page path={asked.getAll('path')[index] ?? ''} />
          </React.Suspense>
        </ErrorBoundary>
      ))}
    </>
  );
}

// For the tests: that it is the one which is shared.
Object.assign(globalThis, { ownReact: React });
const root = document.getElementById('root');
if (root) createRoot(root).render(<AnotherSite />);
