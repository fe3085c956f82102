import { toldCss } from '../../../content/changes/formats/html.ts'

/** The style of the report: words first, one column of them; pictures as wide as they are. */
export const reportCss = `:root{color-scheme:light dark;--paper:light-dark(#fdfdfc,#131316);--card:light-dark(#fff,#1a1a1e);--ink:light-dark(#1b1f24,#eceef1);--soft:light-dark(#5c636b,#a9afb7);--line:light-dark(#e3e4e8,#32353b);--new:light-dark(#2b7a4b,#58c98a);--gone:light-dark(#c0343f,#ff8f95);--bad:light-dark(#b3262f,#ff9a9f);--warn:light-dark(#8a5a00,#f0bd5a);--accent:light-dark(#2f5bd0,#8fb0ff)}
*{box-sizing:border-box}html{scroll-padding-top:5rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere;text-wrap:pretty}
main,.top{max-width:76rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
.top{padding-block:clamp(2rem,6vw,4.5rem) 0}
h1,h2,h3{line-height:1.2;text-wrap:balance;letter-spacing:-.012em;font-weight:650}
h1{font-size:clamp(1.9rem,1.3rem + 2.6vw,3rem);margin:.4rem 0 1rem}
h2{font-size:clamp(1.35rem,1.1rem + 1vw,1.75rem);margin:.2rem 0 .6rem}
h3{font-size:1.0625rem;margin:2rem 0 .5rem}
.kicker{margin:0;color:var(--soft);font-size:.9375rem}
code{font:.92em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:light-dark(#f1f1f3,#26282d);padding:.1em .35em;border-radius:.3em}
.verdict{display:grid;grid-template-columns:1.75rem 1fr;gap:.5rem;max-width:58rem;margin:0 0 1.75rem;padding:.85rem 1rem;border-radius:.6rem;font-size:1.1875rem;line-height:1.4;background:light-dark(#e4f4ea,#12301f)}.verdict.stop{background:light-dark(#fde7e8,#431419)}.verdict.look{background:light-dark(#fff1d1,#3d2c05)}
.states{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0 0 2.25rem;max-width:46rem}.states dt{color:var(--soft)}.states dd{margin:0}
.glance{list-style:none;margin:0;padding:0;border-block-start:1px solid var(--line);max-width:58rem}
.glance li{display:grid;grid-template-columns:1.75rem 1fr;gap:.5rem;padding:.7rem 0;border-block-end:1px solid var(--line)}
.glance .question{background:light-dark(#fff1d1,#3d2c05);padding-inline:.75rem;margin-inline:-.75rem}
:is(.glance,.verdict) svg{inline-size:1.375rem;block-size:1.375rem;margin-block-start:.12rem}.stop svg{color:var(--bad)}.look svg{color:var(--warn)}.fine svg{color:var(--new)}.stop{font-weight:600}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.2rem}
.contents{margin:2.5rem 0 0}.contents h2{font-size:1.0625rem;margin:0 0 .5rem}.contents ol{margin:0;padding:0;list-style:none;columns:2 22rem;column-gap:3rem}.contents li{break-inside:avoid;padding:.2rem 0;display:flex;gap:.75rem;align-items:baseline}.contents span{color:var(--soft);font-size:.875rem;flex:none;margin-inline-start:auto}
.tools{position:sticky;inset-block-start:0;z-index:2;margin-block-start:3rem;background:color-mix(in srgb,var(--paper) 92%,transparent);backdrop-filter:blur(8px);border-block:1px solid var(--line)}
.tools fieldset{max-width:76rem;margin:0 auto;padding:.6rem clamp(1rem,4vw,3rem);border:0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;font-size:.9375rem;align-items:center}.tools legend{position:absolute;clip-path:inset(50%)}.tools label{display:inline-flex;gap:.45rem;align-items:center;padding:.2rem 0;cursor:pointer}.tools input{inline-size:1.1rem;block-size:1.1rem;accent-color:var(--accent);margin:0}
html:not(.scripted) .for-script{display:none!important}
.part{padding-block:clamp(2.5rem,5vw,4rem) 0}.part+.part{margin-block-start:clamp(2.5rem,5vw,4rem);border-block-start:1px solid var(--line)}
.part>ul,.part .changes>ul{max-width:58rem}
.changes ul{padding-inline-start:1.1rem}.changes li::marker{color:var(--soft)}
.rows{list-style:none;padding:0;margin:0;max-width:58rem}.rows li{padding:.5rem 0;border-block-end:1px solid var(--line)}.rows small{color:var(--soft);margin-inline-start:.25rem}.rows .do{color:var(--soft);margin:.2rem 0 0}.rows li li{border:0;padding:.15rem 0}.rows ul{padding-inline-start:1.25rem;margin:.35rem 0 0}.rows summary{cursor:pointer}.rows.bad li{border-inline-start:3px solid var(--bad);padding-inline-start:.75rem}
strong.error{color:var(--bad)}strong.warning{color:var(--warn)}.gone strong{color:var(--soft);font-weight:600}.gone li{color:var(--soft)}
.page{margin-block-start:1.75rem}.page+.page{margin-block-start:2.5rem;padding-block-start:2rem;border-block-start:1px solid var(--line)}.page h3{margin:0 0 .75rem}h3 code{font-weight:400;font-size:.875em}
.quiet{color:var(--soft);max-width:46rem;margin:1rem 0}
.at{display:flex;flex-wrap:wrap;gap:1.75rem 2rem;margin-block:1.5rem;align-items:flex-start}.at>details{flex-basis:100%}
figure{margin:0;min-inline-size:0;max-inline-size:100%}
figcaption{font-size:.9375rem;font-weight:600;margin-block-end:.5rem}figcaption span{font-weight:400;color:var(--soft)}
.pair{position:relative;display:grid;gap:1rem;max-inline-size:100%;--edge:100%;grid-template-columns:repeat(2,minmax(0,calc(var(--width)*.97)));align-items:start}
.shot{min-inline-size:0}
.tag{display:inline-block;font-size:.8125rem;font-weight:600;color:var(--soft);margin-block-end:.35rem}.after .tag{color:var(--new)}.before .tag{color:var(--gone)}
.frame{position:relative;background:#fff;border:1px solid var(--line);border-radius:.5rem;overflow:hidden;box-shadow:0 1px 2px rgb(0 0 0/.05),0 6px 20px rgb(0 0 0/.05)}
.frame img{display:block;inline-size:100%;block-size:auto}
.frame i{position:absolute;border:2px solid #1f8a53;border-radius:.25rem;box-shadow:0 0 0 2px rgb(255 255 255/.75);pointer-events:none}.before .frame i{border-color:#d33b46;border-style:dashed}
:root:has([value=marks]:not(:checked)) .frame i{display:none}
.pair>input,.knob{display:none}
.whole summary{cursor:pointer;color:var(--soft);font-size:.9375rem;padding:.25rem 0}.whole figure{margin-block-start:1rem}
.singles{display:flex;flex-wrap:wrap;gap:2rem;margin-block:1.5rem;align-items:flex-start}.single{flex:0 1 var(--width)}.single.at-390{flex-basis:20rem}
.single:has(.more input:not(:checked)) .cut{max-block-size:56rem;overflow:clip;mask-image:linear-gradient(#000 85%,transparent)}.more{display:inline-flex;gap:.45rem;align-items:center;padding:.5rem 0;cursor:pointer;font-size:.9375rem}
.alike{margin-block:1rem;max-width:58rem}.alike summary{cursor:pointer}.alike ul{columns:2 20rem;column-gap:2rem;padding:0;list-style:none;margin:.5rem 0}
footer{max-width:76rem;margin:clamp(3rem,6vw,5rem) auto 0;padding:1.25rem clamp(1rem,4vw,3rem) 3rem;color:var(--soft);font-size:.9375rem;border-block-start:1px solid var(--line)}
@media(max-width:46rem){body{font-size:1rem}.pair{grid-template-columns:minmax(0,1fr)}.place,.place .pair{inline-size:100%}.states{grid-template-columns:1fr;gap:0}.states dd{margin-block-end:.6rem}.single:has(.more input:not(:checked)) .cut{max-block-size:40rem}.tools fieldset{padding-block:.15rem;gap:0 1.1rem}}
:root.scripted:has([value=slider]:checked) .even{grid-template-columns:minmax(0,min(var(--width),100%));gap:0;inline-size:fit-content;padding-block:1.9rem 1.4rem}
:root.scripted:has([value=slider]:checked) .even>:is(.shot,input,.knob){grid-area:1/1}
:root.scripted:has([value=slider]:checked) .even .tag{position:absolute;inset-block-start:0}:root.scripted:has([value=slider]:checked) .even .after .tag{inset-inline-end:0}
:root.scripted:has([value=slider]:checked) .even .after .frame{clip-path:inset(0 0 0 var(--edge))}
:root.scripted:has([value=slider]:checked) .even>input{display:block;appearance:none;background:none;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:ew-resize;touch-action:pan-y;z-index:1}
:root.scripted:has([value=slider]:checked) .even .knob{display:block;position:relative;inset-inline-start:var(--edge);inline-size:0;border-inline-start:2px solid var(--accent);block-size:100%;pointer-events:none}
.knob::after{content:"";position:absolute;inset-block-end:0;inline-size:2.25rem;block-size:2.25rem;transform:translate(calc(-1*var(--edge)),50%);border-radius:50%;border:2px solid var(--accent);background:var(--card) linear-gradient(var(--accent),var(--accent)) center/2px 1rem no-repeat}
.pair>input:focus-visible+.knob::after{outline:3px solid var(--accent);outline-offset:3px}
@media print{.tools,.more{display:none}.cut{max-block-size:none!important;mask-image:none!important}.frame{box-shadow:none}}
${toldCss}`
