/** The message of whatever was thrown. @param {unknown} error @returns {string} */
export const errorMessage = (error) => (error instanceof Error ? error.message : String(error))
