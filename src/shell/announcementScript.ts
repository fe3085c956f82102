/** Stands right behind the announcement: who has closed it does not see it come and go. The same on every page, for the policy's sake. */
export const announcementScript = '(e=>{try{e.hidden=localStorage.announcement==e.dataset.announcement}catch{}})(document.currentScript.previousElementSibling)'
