/** What stands on the page where a picture is still to be chosen: an empty frame, as large as a picture usually is, that is seen on light and dark grounds. */
export const unchosenDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675" fill="none" stroke="#8b8d98" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect width="1200" height="675" fill="#8b8d98" fill-opacity=".12" stroke="none"/>' +
  '<rect x="6" y="6" width="1188" height="663" rx="8" stroke-width="4" stroke-dasharray="18 14"/>' +
  '<g stroke-width="10"><rect x="500" y="247" width="200" height="180" rx="14"/><circle cx="560" cy="305" r="20"/><path d="M506 405l60-55 38 34 48-48 42 42"/></g></svg>'
