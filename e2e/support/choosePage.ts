import type { Page } from 'playwright'

/** Chooses the page at an address in the field of that name, as an author does who knows a part of the address. */
export const choosePage = async (page: Page, label: string, route: string): Promise<void> => {
  await page.getByRole('button', { name: label }).click()
  const chooser = page.getByRole('dialog', { name: label })
  await chooser.getByRole('searchbox').fill(route.slice(1))
  await chooser.locator('[data-option]', { has: page.getByText(route, { exact: true }) }).click()
  await chooser.waitFor({ state: 'detached' })
}
