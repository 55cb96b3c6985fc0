/** Every element of the page that is shown, in the window or outside of it. */
export function shownElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
}
