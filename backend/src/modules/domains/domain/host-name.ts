const PORT = /:\d*$/;

/** A host as requests and people write it, without its port and the dot that may end it. */
const bare = (host: string): string => host.toLowerCase().replace(PORT, '').replace(/\.$/, '');

/** Finds `ada` in `Ada.linklet.example.:3000` below `linklet.example`; null in hosts that are not right below the root. */
export function namesBelow(root: string): (host: string) => string | null {
  const end = `.${bare(root)}`;
  return (host) => {
    // Asked of every visit by another host than ours: looking for the root costs a fraction of the patterns.
    if (!host.toLowerCase().includes(end)) return null;
    const text = bare(host);
    if (!text.endsWith(end)) return null;
    const name = text.slice(0, -end.length);
    return name === '' || name.includes('.') ? null : name;
  };
}
