import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Stack } from '../../../shared/ui/layout';
import { keyOf } from '../bulk/bulk-parts';
import type { LinkListStore } from '../link-list.store';
import type { ListedLink } from '../links.api';
import { LinkClicks } from '../list/components/LinkClicks';
import { LinkFacts } from '../list/components/LinkFacts';
import { LinkPicture } from '../list/components/LinkPicture';
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
  py: 1.5,
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

const Buttons = observer(function Buttons({ link, list }: Pick<ContentProps, 'link' | 'list'>) {
  return (
    <>
      {link.trashTime === null && <CopyButton address={link.shortUrl} isIcon />}
      <LinkClicks link={link} />
      <LinkActions
        link={link}
        onMoved={(to) => list.noteMove(link, to)}
        onTagged={(tags) => list.noteTags(link, tags)}
      />
    </>
  );
});

const Content = observer(function Content({ link, list, isCard, lead }: ContentProps) {
  const facts = <LinkFacts link={link} failure={list.starFailureOf(link)} />;
  const star = link.canEdit && <StarButton link={link} list={list} />;
  if (isCard) {
    return (
      <>
        <LinkPicture address={link.imageUrl} isWide />
        <Stack direction="row" sx={{ flex: 1, gap: 0.5, p: 2, pb: 0, alignItems: 'flex-start' }}>
          {lead}
          {facts}
          {star}
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', px: 1, pb: 1, '& > :last-child': { ml: 'auto' } }}>
          <Buttons link={link} list={list} />
        </Stack>
      </>
    );
  }
  return (
    <>
      <Stack
        direction="row"
        sx={{ flex: 1, minWidth: 0, gap: { xs: 1, sm: 1.5 }, alignItems: { sm: 'center' } }}
      >
        {lead}
        <LinkPicture address={link.imageUrl} isWide={false} />
        {facts}
      </Stack>
      <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', ml: { xs: -1.25, sm: 0 } }}>
        {star}
        <Buttons link={link} list={list} />
      </Stack>
    </>
  );
});

export const ListedLinkRow = observer(function ListedLinkRow({ onGone, ...rest }: ListedLinkRowProps) {
  const { link, list, isCard } = rest;
  const row = useRef<HTMLLIElement>(null);
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
      data-link={keyOf(link)}
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
