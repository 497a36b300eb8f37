import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { unicodeHost } from '../../../shared/unicode-host';
import { Button } from '../../../shared/ui/buttons';
import { ExpandIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';

const HostSearch = lazy(() => withTexts(() => import('./HostSearch'), 'domains'));

/** More are searched instead of looked through. */
const MAX_LISTED = 12;

interface HostSelectProps {
  readonly label: string;
  readonly hint?: string;
  readonly hosts: readonly string[];
  readonly chosen: string;
  readonly onChoose: (host: string) => void;
  /** What stands for a host, beside its name as people read it. */
  readonly labelOf?: (shown: string, host: string) => string;
}

/** One of many hosts, found by a part of its name. */
const SearchedHost = observer(function SearchedHost(
  props: Required<Omit<HostSelectProps, 'hint'>> & { readonly hint: string | undefined },
) {
  const { label, hint, hosts, chosen, onChoose, labelOf } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Text id={`${id}-label`} sx={{ mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}>
        {label}
      </Text>
      <Button
        id={id}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        endIcon={<ExpandIcon />}
        onClick={() => setOpen(true)}
        sx={{
          width: '100%',
          minHeight: 56,
          justifyContent: 'space-between',
          textAlign: 'start',
          fontWeight: 400,
          fontSize: '1rem',
          px: 1.75,
          overflowWrap: 'anywhere',
        }}
      >
        {labelOf(unicodeHost(chosen), chosen)}
      </Button>
      {hint !== undefined && (
        <Text id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: 0.5, mx: 0.5 }}>
          {hint}
        </Text>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HostSearch hosts={hosts} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
});

/** A choice of hosts, which are shown as people read them. */
export const HostSelect = observer(function HostSelect(props: HostSelectProps) {
  const { label, hint, hosts, chosen, onChoose, labelOf = (shown: string) => shown } = props;
  if (hosts.length > MAX_LISTED) {
    return <SearchedHost {...{ label, hint, hosts, chosen, onChoose, labelOf }} />;
  }
  return (
    <Select
      label={label}
      hint={hint}
      choices={hosts.map((host) => ({ value: host, label: labelOf(unicodeHost(host), host) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
});
