import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useIsHere } from '../../../i18n/use-local-path';
import { useStores } from '../../../shared/store-context';
import { AppLink, OuterLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Block } from '../blocks';
import { frameMessages } from '../content.messages';
import { CodeSample } from './CodeSample';
import { WordTable } from './WordTable';

/** Text columns are read best at some 70 characters; Han characters are twice as wide. */
const MEASURE = '42rem';

const isPage = (to: string): boolean => to.startsWith('/') && !to.startsWith('/api/');

const BlockLink = observer(function BlockLink({ to, text }: { readonly to: string; readonly text: string }) {
  const isHere = useIsHere();
  // The way to the page that one reads is no way.
  if (isHere(to)) return null;
  const look = { display: 'inline-block', py: 1, fontWeight: 600 } as const;
  return (
    <Box>
      {isPage(to) ? (
        <AppLink to={to} sx={look}>
          {text}
        </AppLink>
      ) : (
        <OuterLink href={to} sx={look}>
          {text}
        </OuterLink>
      )}
    </Box>
  );
});

const Note = observer(function Note({ block }: { readonly block: Extract<Block, { kind: 'note' }> }) {
  const intl = useIntl();
  return (
    <Box
      role="note"
      sx={{
        bgcolor: 'soft.primary',
        borderInlineStart: 4,
        borderColor: 'primary.main',
        borderRadius: 1,
        px: 2,
        py: 1.25,
      }}
    >
      <Text component="strong" variant="body2" sx={{ display: 'block', fontWeight: 650 }}>
        {intl.formatMessage(frameMessages.hint)}
      </Text>
      <Text>{block.text}</Text>
    </Box>
  );
});

const Items = observer(function Items({
  block,
}: {
  readonly block: Extract<Block, { kind: 'list' | 'steps' }>;
}) {
  return (
    <Box
      component={block.kind === 'steps' ? 'ol' : 'ul'}
      sx={{
        m: 0,
        pl: 3,
        display: 'grid',
        gap: 0.75,
        '& li::marker': { color: 'primary.main', fontWeight: 700 },
      }}
    >
      {block.items.map((item) => (
        <Text component="li" key={item} sx={{ pl: 0.5 }}>
          {item}
        </Text>
      ))}
    </Box>
  );
});

const OneBlock = observer(function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <Text>{block.text}</Text>;
    case 'list':
    case 'steps':
      return <Items block={block} />;
    case 'note':
      return <Note block={block} />;
    case 'link':
      return <BlockLink to={block.to} text={block.text} />;
    case 'code':
      return <CodeSample code={block.code} />;
    case 'table':
      return <WordTable heads={block.heads} rows={block.rows} />;
  }
});

/** A long text as its blocks, one below the other. */
export const Blocks = observer(function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const { site } = useStores().session;
  const here = (site?.paymentTypes.length ?? 0) > 0 ? 'sold' : 'unsold';
  return (
    <Stack sx={{ gap: 1.75, maxWidth: MEASURE }}>
      {blocks.map(
        (block, index) =>
          (block.where ?? here) === here && (
            // Blocks never change their order: their place is their name.
            <OneBlock key={index} block={block} />
          ),
      )}
    </Stack>
  );
});
