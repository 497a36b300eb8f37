import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Stack } from '../../../shared/ui/layout';
import { useIsWide } from '../../../shared/use-is-wide';
import { linkKeyOf } from '../bulk/bulk-parts';
import type { LinkListStore } from '../link-list.store';
import type { ListedLink } from '../links.api';
import { LinkClicks } from '../list/components/LinkClicks';
import { LinkFacts, LinkLine } from '../list/components/LinkFacts';
import { LinkPicture } from '../list/components/LinkPicture';
import { EditLink, QrButton } from '../list/components/RowButtons';
import { StarButton } from '../list/components/StarButton';
import { LinkActions } from './LinkActions';
import { MovedRow } from './MovedRow';

interface ListedLinkRowProps {
  readonly link: ListedLink;
  readonly list: LinkListStore;
  /** Drawn as a card among others, not as a line of a list. */
  readonly isCard: boolean;
  /** Before everything else, such as a box that selects the link. */
  readonly lead?: ReactNode;
  /** The row went while the focus was in it. */
  readonly onGone: () => void;
}

const LINE = {
  gap: { xs: 0.5, sm: 1.5 },
  alignItems: { sm: 'center' },
  px: { xs: 2, sm: 2.5 },
  py: { xs: 1, sm: 0.75 },
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const CARD = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;

type ContentProps = Omit<ListedLinkRowProps, 'onGone'>;

const Menu = observer(function Menu({ link, list }: Pick<ContentProps, 'link' | 'list'>) {
  return (
    <LinkActions
      link={link}
      onMoved={(to) => list.noteMove(link, to)}
      onTagged={(tags) => list.noteTags(link, tags)}
    />
  );
});

/** What a link that is live can be used with at once. */
const Handy = observer(function Handy({ link }: Pick<ContentProps, 'link'>) {
  if (link.trashTime !== null) return null;
  return (
    <>
      <CopyButton address={link.shortUrl} isIcon />
      <QrButton link={link} />
      {link.canEdit && <EditLink link={link} />}
    </>
  );
});

const Card = observer(function Card({ link, list, lead }: ContentProps) {
  return (
    <>
      <LinkPicture address={link.imageUrl} />
      <Stack direction="row" sx={{ flex: 1, gap: 0.5, p: 2, pb: 0, alignItems: 'flex-start' }}>
        {lead}
        <LinkFacts link={link} failure={list.starFailureOf(link)} />
        {link.canEdit && <StarButton link={link} list={list} />}
      </Stack>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', px: 1, pb: 1, '& > :last-child': { ml: 'auto' } }}
      >
        <Handy link={link} />
        <LinkClicks link={link} />
        <Menu link={link} list={list} />
      </Stack>
    </>
  );
});

/** Numbers and buttons stand below each other from row to row. */
const Line = observer(function Line({ link, list, lead }: ContentProps) {
  const isWide = useIsWide();
  const failure = list.starFailureOf(link);
  // Below the words of a phone there is no room for one more button.
  const star = link.canEdit && <StarButton link={link} list={list} />;
  return (
    <>
      <Stack
        direction="row"
        sx={{
          flex: 1,
          minWidth: 0,
          gap: { xs: 1, sm: 1.5 },
          alignItems: { xs: 'flex-start', sm: 'center' },
          // The star of a phone stands above the end of the line, not before it.
          mr: { xs: -1.25, sm: 0 },
        }}
      >
        {lead}
        {isWide ? <LinkLine link={link} failure={failure} /> : <LinkFacts link={link} failure={failure} />}
        {!isWide && star}
      </Stack>
      <Stack
        direction="row"
        sx={{
          flex: 'none',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          ml: { xs: -0.5, sm: 0 },
          mr: { xs: -1.25, sm: 0 },
        }}
      >
        <LinkClicks link={link} isInRow />
        {isWide && star}
        <Handy link={link} />
        <Menu link={link} list={list} />
      </Stack>
    </>
  );
});

export const ListedLinkRow = observer(function ListedLinkRow({ onGone, ...rest }: ListedLinkRowProps) {
  const { link, list, isCard } = rest;
  const row = useRef<HTMLLIElement>(null);
  const Content = isCard ? Card : Line;
  const move = list.moveOf(link);
  const placeFocus = (): void => {
    queueMicrotask(() => {
      const first = row.current?.querySelector('a');
      if (first) first.focus();
      else onGone();
    });
  };
  return (
    <Stack
      component="li"
      ref={row}
      data-link={linkKeyOf(link)}
      direction={isCard ? 'column' : { xs: 'column', sm: 'row' }}
      sx={isCard ? CARD : LINE}
    >
      {move === null ? (
        <Content {...rest} />
      ) : (
        <MovedRow list={list} link={link} move={move} onFocusLost={placeFocus} />
      )}
    </Stack>
  );
});
