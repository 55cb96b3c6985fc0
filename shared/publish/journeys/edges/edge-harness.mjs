// For tests: the Worker of the edge with a door to its bucket for publishers, and a switch that takes the store away.
import door from './r2-door.mjs';
import worker from './worker.mjs';

let isAway = false;
const refuse = () => Promise.reject(new Error('The store is away.'));

export default {
  fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (/^\/site(?:\/|$)/.test(pathname)) return door.fetch(request, env);
    if (pathname === '/-/away' || pathname === '/-/back') {
      isAway = pathname === '/-/away';
      return new Response(null, { status: 204 });
    }
    return worker.fetch(request, isAway ? { SITE: { head: refuse, get: refuse } } : env, context);
  },
};
