/**
 * Code that translates a page as browsers do, once it is hydrated: every text node is replaced by two nested elements with
 * a text of their own, and so is every text that comes later. The words stay, so that tests find them.
 */
export const translator = `{
  const own = new WeakSet();
  const wrap = (node) => {
    const parent = node.parentElement;
    if (own.has(node) || !node.nodeValue.trim() || !parent) return;
    if (parent.closest('script, style, template, textarea, svg')) return;
    const text = document.createTextNode(node.nodeValue);
    own.add(text);
    const inner = document.createElement('font');
    inner.append(text);
    const outer = document.createElement('font');
    outer.append(inner);
    node.replaceWith(outer);
  };
  const wrapAll = (root) => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(wrap);
  };
  const translate = () => {
    if (!window.pageProbe.status().started) return void setTimeout(translate, 20);
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target);
        else addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.documentElement.dataset.translated = '';
  };
  addEventListener('DOMContentLoaded', translate);
}`;
