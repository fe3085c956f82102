for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) void import(/* @vite-ignore */ element.dataset['behaviour'] ?? '')
export {}
