/** The frame with the page, where one is shown. */
export const pageFrame = (): HTMLIFrameElement | null =>
  document.querySelector('iframe.studio-frame')
