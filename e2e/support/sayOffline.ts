/** In the page: the browser says that it has no connection, though it has one. */
export const sayOffline = (): void => {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
}
