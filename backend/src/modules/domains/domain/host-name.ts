const PORT = /:\d*$/;

/** A host as requests and people write it, without its port and the dot that may end it. */
const bare = (host: string): string => host.toLowerCase().replace(PORT, '').replace(/\.$/, '');

/** Of a name that DNS can lead here; a name without a dot and an address cannot be had. */
const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{1,63}$/;
/** An address, or a name that is known only within a machine or its network: how programs reach this one directly. */
const DIRECT = /^(?:\[[0-9a-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3}|[a-z0-9_-]{1,63})$/;

/** A host as it is stored and compared: `Go.Shop.Example.:443` is `go.shop.example`. Null for what cannot be anybody's. */
export function hostNameIn(host: string): string | null {
  const name = bare(host);
  return NAME.test(name) ? name : null;
}

/** Whether a request came past all names, as health checks and programs on the same machine do. */
export const isDirectHost = (host: string): boolean => DIRECT.test(bare(host));

/** This very machine, by its own names for itself. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether it is asked from this machine by no public name, as when Linklet is tried out. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(bare(host));

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
