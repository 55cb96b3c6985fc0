import { chromium } from '@playwright/test';
import config from '../playwright.config';
import { serveFolder } from '../serve-site';
import { openPage, profiles } from './pages/profiles';
import { watchPage } from './pages/watch-page';
import { join } from 'node:path';
const [rival='site', route='/GDL', prof='phone'] = process.argv.slice(2);
const root = join(import.meta.dirname,'..','..');
const { origin, stop } = await serveFolder(join(root,'.cache/bench-rivals',rival), 4399);
const browser = await chromium.launch(config.use?.launchOptions);
for (let run=0; run<2; run++) {
const { page, protocol } = await openPage(browser, (profiles as any)[prof]);
const reqs = new Map<string, any>(); let t0=0;
protocol.on('Network.requestWillBeSent', (e:any)=>{ t0 ||= e.timestamp; reqs.set(e.requestId,{url:e.request.url.replace(origin,''),s:e.timestamp,p:e.request.initialPriority,type:e.type}); });
protocol.on('Network.responseReceived',(e:any)=>{const r=reqs.get(e.requestId); if(r) r.r=e.timestamp;});
protocol.on('Network.loadingFinished',(e:any)=>{const r=reqs.get(e.requestId); if(r){ r.f=e.timestamp; r.b=e.encodedDataLength;}});
await page.addInitScript(watchPage);
await page.addInitScript(()=>{(window as any).tasks=[]; (window as any).sh=[];
 new PerformanceObserver(l=>l.getEntries().forEach(e=>(window as any).tasks.push([Math.round(e.startTime),Math.round(e.duration)]))).observe({type:'longtask',buffered:true});
 new PerformanceObserver(l=>l.getEntries().forEach((e:any)=>(window as any).sh.push([Math.round(e.startTime),e.value, e.sources?.map((s:any)=>s.node?.outerHTML?.slice(0,150))]))).observe({type:'layout-shift',buffered:true});
 new PerformanceObserver(l=>l.getEntries().forEach((e:any)=>((window as any).lcp=[e.startTime,e.renderTime,e.loadTime,e.element?.outerHTML?.slice(0,120)]))).observe({type:'largest-contentful-paint',buffered:true});
});
if (run===1 && process.env.TRACE) await browser.startTracing(page,{categories:['toplevel','devtools.timeline','v8.execute','disabled-by-default-v8.cpu_profiler','blink.user_timing'],path:process.env.TRACE});
await page.goto(origin+route,{waitUntil:'networkidle'});
if (run===1 && process.env.TRACE) await browser.stopTracing();
const w = await page.evaluate(()=>[window.watched,(window as any).tasks,(window as any).lcp,(window as any).sh]);
if (run===1) {
console.log(JSON.stringify(w,null,0));
const ms=(x:number)=>x? ((x-t0)*1000).toFixed(0).padStart(6):'     -';
for (const r of [...reqs.values()]) console.log(ms(r.s),ms(r.r),ms(r.f),String(r.b).padStart(7),r.p.padEnd(8),r.type.padEnd(10),r.url.slice(0,110));
}
await page.context().close();
}
await browser.close(); stop();
