import { faceFiles } from '../theme/faceCss.ts'
import type { PageContext } from './PageContext.ts'

/** The entry that opens dialogs: its address stands in the inline script. */
export const opener = 'client/entries/dialogs.ts'

/**
 * Asks for the faces before the browser would, so that the first view has them. On a slow line they would come too late for
 * it, and the browser would hold the text back for a moment in vain: a visitor's first page there is drawn in the faces of
 * the device and fetches the site's own once all else is there, so that the next page has them. Browsers that don't tell of
 * their line ask at once.
 */
const askForFaces = (faces: readonly string[]): string =>
  faces.length === 0
    ? ''
    : `if(navigator.connection?.rtt>=150&&!document.referrer.startsWith(origin))document.documentElement.dataset.deviceFaces="",addEventListener("load",()=>document.fonts.forEach(f=>f.load().catch(e=>e)));else for(let href of ${JSON.stringify(faces).replace(/</g, '\\u003c')})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}));`

/**
 * The one inline script, the same on every page of a site. It asks for the faces, and fetches a dialog's prerendered inner part beside the script that
 * opens it, on intent and at the click, so that a click need not wait for the loader. What can't come in time or at all is
 * left to the dialog's own page. The answer is parsed by the browser in one go with the download, without a string that
 * something could be injected into. After a failure the next click tries again.
 */
export const inlineScript = ({ scripts, site }: PageContext): string =>
  `${askForFaces(faceFiles(site.settings.theme))}{let p={},f=a=>p[a.pathname]??=Promise.all([import("${scripts[opener] ?? ''}"),new Promise((y,n)=>{let x=new XMLHttpRequest;x.onload=()=>x.status==200&&x.response?y(x.response):n();x.onerror=x.ontimeout=n;x.open("GET",a.pathname.replace(/.*\\//,"/assets/f/")+".html");x.timeout=1e4;x.responseType="document";x.send()})]).catch(e=>{delete p[a.pathname];throw e}),on=(t,g)=>addEventListener(t,e=>{let a=e.target.closest?.("a[aria-haspopup]");a&&g(a,e)});for(let t of["pointerover","focusin","touchstart"])on(t,a=>f(a).catch(e=>e));on("click",(a,e)=>{e.defaultPrevented||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||(e.preventDefault(),f(a).then(([m,d])=>m.openDialog(a,d)).catch(()=>location=a.href))})}`
