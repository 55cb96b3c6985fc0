/**
 * Inline in the head of the pages of a site in several languages, because only then it costs other sites nothing: a link to
 * another language leads to the same place and state. It is read when the link is followed, as pages write their state to
 * the address without rendering it. The place is the last heading in the upper third of the window or above it, or a study
 * that reaches out of the window at its top: both have the same ids in every language. An open picture is a place itself.
 */
export const languageLinkScript = `for(const type of ['click','auxclick'])addEventListener(type,({target})=>{
const link=target.closest?.('a[hreflang]');
if(!link)return;
const {search,hash}=location;
const above=[...document.querySelectorAll('main :is(h2,[data-study])[id]')].filter((place)=>place.getBoundingClientRect().top<(place.matches('h2')?innerHeight/3:0)).pop();
link.search=search;
link.hash=above&&!hash.startsWith('#picture-')?above.id:hash;
},true)`;
