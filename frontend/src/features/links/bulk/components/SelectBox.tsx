import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../../shared/format';
import { Box } from '../../../../shared/ui/layout';
import type { ListedLink } from '../../links.api';
import { useBulk } from '../bulk-context';
import { bulkMessages } from '../bulk.messages';

interface SelectBoxProps {
  readonly link: ListedLink;
  /** The links around it, in their order. */
  readonly shown: readonly ListedLink[];
}

/** Selects a link; with Shift, everything from the last one on. */
export const SelectBox = observer(function SelectBox({ link, shown }: SelectBoxProps) {
  const intl = useIntl();
  const { selection } = useBulk();
  const address = readableAddress(link.shortUrl);
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: { xs: 44, sm: 32 },
        height: 44,
        ml: { xs: -1.5, sm: -1 },
        cursor: 'pointer',
      }}
    >
      <Box
        component="input"
        type="checkbox"
        aria-label={intl.formatMessage(bulkMessages.select, { address })}
        checked={selection.has(link)}
        onClick={(event) => selection.toggle(link, shown, event.shiftKey)}
        // The click knows of Shift; React asks for this one, too.
        onChange={() => undefined}
        sx={{
          m: 0,
          width: 20,
          height: 20,
          color: 'primary.main',
          accentColor: 'currentcolor',
          cursor: 'pointer',
        }}
      />
    </Box>
  );
});
