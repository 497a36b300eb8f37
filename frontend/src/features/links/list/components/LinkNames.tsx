import { observer } from 'mobx-react-lite';
import { readableAddress } from '../../../../shared/format';
import { AppLink } from '../../../../shared/ui/AppLink';
import { editorPath } from '../../editor-path';
import type { ListedLink } from '../../links.api';
import { OwnLink } from '../../components/OwnLink';

const ONE_LINE = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

interface LinkTitleProps {
  readonly link: ListedLink;
  /** The key that does the same as following it. */
  readonly shortcut?: string | undefined;
}

/** What the link is called; leads to where it is changed. */
export const LinkTitle = observer(function LinkTitle({ link, shortcut }: LinkTitleProps) {
  return (
    <AppLink
      to={editorPath(link.groupId, link.encodeId, link.domain)}
      color="inherit"
      underline="hover"
      title={link.title}
      // Where it is cut off, its end goes, whichever way it is written.
      dir="auto"
      aria-keyshortcuts={shortcut}
      sx={{
        minWidth: 0,
        py: 0.25,
        fontWeight: 600,
        ...ONE_LINE,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {link.title}
    </AppLink>
  );
});

interface ShortUrlProps {
  readonly link: ListedLink;
  readonly isLine?: boolean;
}

export const ShortUrl = observer(function ShortUrl({ link, isLine = false }: ShortUrlProps) {
  return (
    <OwnLink link={link} sx={{ fontWeight: 500, overflowWrap: 'anywhere', ...(isLine ? ONE_LINE : {}) }}>
      {readableAddress(link.shortUrl)}
    </OwnLink>
  );
});
