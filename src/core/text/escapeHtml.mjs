/** @type {Readonly<Record<string, string>>} */
const references = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A plain text as HTML or XML, for text and for attributes in double quotes. @param {string} text @returns {string} */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign)
