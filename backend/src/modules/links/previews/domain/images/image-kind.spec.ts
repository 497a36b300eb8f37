import { imageKindOf } from './image-kind';

const file = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('the kind of a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n…', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['GIF87a', 'gif'],
    ['GIF89a;', 'gif'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'webp'],
  ])('%j is %s', (text, kind) => {
    expect(imageKindOf(file(text))).toBe(kind);
  });

  it.each([
    '',
    'GIF88a',
    ' GIF89a',
    '\x89PNG',
    'RIFF\x01\x02\x03\x04WAVE',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '%PDF-1.7',
    'BM\x36',
    'II*\x00',
    '\x00\x00\x00 ftypavif',
    '\x00\x00\x01\x00',
    '<!doctype html>',
  ])('S25 %j is none that previews take', (text) => {
    expect(imageKindOf(file(text))).toBeNull();
  });
});
