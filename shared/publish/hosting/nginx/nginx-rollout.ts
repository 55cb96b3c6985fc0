import { rolloutFolder, rolloutNumbers } from '@portfolio/contract/published/paths';
import { cookieAttributes, rolloutCookie } from '../responses/rollout-choice';
import { fresh, freshForOne } from '../../storage/cache-control';

/**
 * What stands before the server of every site: each visitor's number while a release is rolled out, as in
 * serve/rollout-choice.ts, and what answers say of it. `$portfolio_rollout` is "new" or "live" then, and otherwise empty.
 */
export function rolloutMaps(base: string): string {
  const { name } = rolloutCookie;
  const numbers = Array.from({ length: 99 }, (_, number) => `1% ${String(number).padStart(2, '0')};`);
  return `# While a release is rolled out each visitor has a number from 00 to 99. It is drawn when a browser opens the first page.
split_clients $request_id $portfolio_drawn {
  ${numbers.join(' ')} * 99;
}
map "$cookie_${name}:$http_sec_fetch_dest:$http_sec_fetch_site" $portfolio_number {
  default none;
  "~^(?<portfolio_brought>\\d\\d):" $portfolio_brought;
  "~^[^:]*:document:(?!same-origin\\z)" $portfolio_drawn;
}
map "$portfolio_rollout:$http_sec_fetch_dest:$portfolio_number" $portfolio_cookie {
  default "";
  "~^(?:new|live):document:(?<portfolio_given>\\d\\d)\\z" "${name}=$portfolio_given; ${cookieAttributes(base)}";
}
map $portfolio_rollout $portfolio_vary_visitor {
  default "";
  "~." "Cookie";
}
map "$portfolio_rollout:$portfolio_kept" $portfolio_cached {
  default $portfolio_kept;
  "~^(?:new|live):${fresh}\\z" "${freshForOne}";
}`;
}

/** Headers of all answers. */
export const rolloutHeaders = `  add_header Cache-Control $portfolio_cached always;
  add_header Rollout $portfolio_rollout always;
  add_header Vary $portfolio_vary_visitor always;
  add_header Set-Cookie $portfolio_cookie always;`;

/**
 * The root of a site in a folder. nginx can't compare numbers, but look for a file: publishing wrote one for each number.
 * @param site its path, quoted.
 */
export function rolloutRoot(site: string): string {
  return `  # A request uses one state from start to end: the link may lead to another meanwhile.
  set $portfolio_root ${site};
  root $portfolio_root;
  set $portfolio_state $realpath_root;
  # Empty before the first publish: nginx would look in its own folder.
  if ($portfolio_state) { set $portfolio_root $portfolio_state; }
  set $portfolio_rollout "";
  if (-d $portfolio_root/${rolloutNumbers}) { set $portfolio_rollout live; }
  if (-f $portfolio_root/${rolloutNumbers}/$portfolio_number) { set $portfolio_rollout new; }
  if ($uri ~ ^/_) { set $portfolio_rollout ""; }
  if ($portfolio_rollout = new) { set $portfolio_root $portfolio_root/${rolloutFolder}; }`;
}

/**
 * For a site in a bucket: `$portfolio_numbers` are those who get the release, as they came with the name of the state; files
 * of a state stand below `$portfolio_side`. Both are asked again where the state is.
 */
export const bucketRolloutMaps = `map "$portfolio_number:$portfolio_numbers:$uri" $portfolio_rollout {
  volatile;
  default "";
  "~^[^:]*:[^:]*:/_" "";
  "~^(?<portfolio_own>\\d\\d):(?:[\\d ]* )?\\k<portfolio_own>[ :]" new;
  "~^[^:]*:\\d" live;
}
map $portfolio_rollout $portfolio_side {
  volatile;
  default "";
  new "/${rolloutFolder}";
}`;
