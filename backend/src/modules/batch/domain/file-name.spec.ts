import { sentFileName } from './file-name';

it.each([
  ['links.csv', 'links.csv'],
  ['C:\\Users\\ada\\links.csv', 'links.csv'],
  ['../../etc/passwd', 'passwd'],
  ['in\u202evsc.exe', 'invsc.exe'],
  ['a\u0000b\n.csv', 'ab.csv'],
  ['folder/', 'table'],
  ['', 'table'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('a file sent as %j is called %s', (sent, name) => {
  expect(sentFileName(sent)).toBe(name);
});
