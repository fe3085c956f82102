/**
 * The one inline script, the same on every page: it holds a click on what opens a dialog until the loader has come. If
 * the loader can't come, the click is let through to the dialog's own page.
 */
export const inlineScript =
  'onclick=e=>{let a=e.target.closest("a[aria-haspopup]");a&&!(e.metaKey||e.ctrlKey||e.shiftKey)&&(e.preventDefault(),window.held=a)};addEventListener("error",e=>{if(e.target.type=="module"){onclick=null;window.held&&(location=held)}},!0)'
