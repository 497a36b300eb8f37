import { readableAddress } from '../format';

/** A short address for people. It breaks behind its slash, so that a name stays whole where there is room for it. */
export function ShortAddress({ address }: { readonly address: string }) {
  const readable = readableAddress(address);
  const nameAt = readable.indexOf('/') + 1;
  return (
    <>
      {readable.slice(0, nameAt)}
      <wbr />
      {readable.slice(nameAt)}
    </>
  );
}
