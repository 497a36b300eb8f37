import { isSigned } from './signed-address';

describe('an address that is signed', () => {
  it.each([
    'https://b.s3.amazonaws.com/a.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=ab12',
    'https://b.s3.amazonaws.com/a.pdf?AWSAccessKeyId=AK&Signature=a%2Bb%3D&Expires=1767225600',
    'https://d1.cloudfront.net/a.mp4?Policy=ey&Signature=x~&Key-Pair-Id=K1',
    'https://storage.googleapis.com/b/a?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Signature=9f',
    'https://storage.googleapis.com/b/a?GoogleAccessId=a%40b&Expires=1&Signature=x',
    'https://a.blob.core.windows.net/c/f?sv=2024-11-04&se=2026-12-01T00%3A00%3A00Z&sr=b&sp=r&sig=x%3D',
    'https://b.oss-cn-hangzhou.aliyuncs.com/a?OSSAccessKeyId=L&Expires=1&Signature=x',
    'https://b.oss-cn-hangzhou.aliyuncs.com/a?x-oss-signature-version=OSS4&x-oss-signature=x',
    'https://cdn.test/a?auth_key=1767225600-0-0-ab',
    'https://b.cos.ap-hongkong.myqcloud.com/a?q-sign-algorithm=sha1&q-signature=x',
    'https://v.akamaized.net/a.m3u8?hdnts=exp=1~acl=/*~hmac=x',
    'https://cdn.discordapp.com/attachments/1/2/a.png?ex=1&is=2&hm=3',
    'https://e.test/reset?token=abc#form',
    'https://e.test/?a&%73ig=x',
    'https://e.test/?EXPIRES',
  ])('%s', (address) => {
    expect(isSigned(address)).toBe(true);
  });

  it.each([
    'https://e.test/',
    'https://e.test/?',
    'https://e.test/sig?a=sig&tokens=1&design=2&signatures=3',
    'https://e.test/#?token=1',
  ])('is none: %s', (address) => {
    expect(isSigned(address)).toBe(false);
  });
});
