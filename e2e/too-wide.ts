import type { Page } from '@playwright/test'

/** What sticks out of the page, and words that are cut off. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wrong.push(`page ${scrollWidth} > ${clientWidth}`)
    for (const element of document.querySelectorAll<HTMLElement>('button, a.btn, h1, h2, h3, p, label, .foot, .chip, .says, .to-come')) {
      if (
        element.closest('.sr, .sprite, [aria-hidden="true"]') ||
        element.offsetParent === null ||
        !element.textContent?.trim() ||
        element.matches('.sr, .card, .plate-hit, .pile, .answer')
      )
        continue
      if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).display !== 'inline') {
        wrong.push(`${element.className || element.tagName}: ${element.textContent.trim().slice(0, 40)}`)
      }
    }
    return [...new Set(wrong)]
  })
