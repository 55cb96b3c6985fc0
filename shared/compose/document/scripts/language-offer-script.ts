/**
 * Inline in the head of the pages of a site in several languages: offers the page in the language that the browser
 * prefers, in one line and once. Nobody is sent there by a guess. The line is among the notices at the end of the page.
 */
export const languageOfferScript = `addEventListener('DOMContentLoaded',()=>{try{
const key='language-offered',plain=(tag)=>tag.toLowerCase().split('-')[0];
const tags=[...document.querySelectorAll('link[hreflang]')].map((link)=>link.hreflang);
const wanted=navigator.languages.map((asked)=>tags.find((tag)=>plain(tag)===plain(asked))).find(Boolean);
if(!wanted||wanted===document.documentElement.lang||localStorage.getItem(key))return;
const {content}=document.querySelector('template#start-notices');
const line=document.importNode(content.querySelector('[data-notice=language]:lang('+wanted+')'),true);
localStorage.setItem(key,'yes');
line.querySelector('button').onclick=()=>line.remove();
document.body.append(line);
}catch{}})`;
