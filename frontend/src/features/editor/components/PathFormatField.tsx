import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { withParameter, withScheme, withUtm } from '../../campaign';
import { pathFormatMessages } from '../path-format.messages';
import { useFieldProblem } from '../use-field-problem';
import type { FieldsProps } from './section-props';

/** Names that analytics read. */
const KNOWN_KEYS = ['utm_source', 'utm_content', 'utm_term', 'ref'];
const USUAL_KEY = 'utm_source';
/** Stands for the word of a partner. */
const WORD = 'amy';
const ENDING = `/${WORD}`;

const MARKED = {
  bgcolor: 'soft.primary',
  color: 'primary.main',
  borderRadius: 0.5,
  px: 0.25,
  fontWeight: 700,
} as const;

interface AddressProps {
  readonly title: string;
  readonly children: ReactNode;
}

const ExampleAddress = observer(function ExampleAddress({ title, children }: AddressProps) {
  return (
    <Box>
      <Text variant="caption" color="textSecondary">
        {title}
      </Text>
      <Text dir="ltr" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </Box>
  );
});

/** What becomes of a word behind the name, by the values as they stand in the form. */
const Example = observer(function Example({ form, pathKey }: FieldsProps & { readonly pathKey: string }) {
  const intl = useIntl();
  const { url, utm } = form.values;
  const key = pathKey.trim();
  const address = withUtm(withScheme(url), utm);
  const pair = `${key}=${WORD}`;
  const final = key === '' ? address : withParameter(address, key, WORD);
  const at = key === '' ? -1 : final.indexOf(pair);
  return (
    <Stack sx={{ gap: 1, bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1.25 }}>
      <ExampleAddress title={intl.formatMessage(pathFormatMessages.shared)}>
        {form.shortUrl}
        <Box component="mark" sx={MARKED}>
          {ENDING}
        </Box>
      </ExampleAddress>
      <ExampleAddress title={intl.formatMessage(pathFormatMessages.arrives)}>
        {at < 0 ? (
          final
        ) : (
          <>
            {final.slice(0, at)}
            <Box component="mark" sx={MARKED}>
              {pair}
            </Box>
            {final.slice(at + pair.length)}
          </>
        )}
      </ExampleAddress>
    </Stack>
  );
});

/** Lets one more part stand behind the name of a link, and shows where it arrives. */
export const PathFormatField = observer(function PathFormatField({ form }: FieldsProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  const { pathKey } = form.values;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Switch
        label={intl.formatMessage(pathFormatMessages.title)}
        hint={intl.formatMessage(pathFormatMessages.hint)}
        isOn={pathKey !== null}
        onChange={(isOn) => form.set({ pathKey: isOn ? USUAL_KEY : null })}
      />
      {pathKey !== null && (
        <>
          <Box sx={{ maxWidth: { sm: 360 } }}>
            <TextField
              label={intl.formatMessage(pathFormatMessages.key)}
              value={pathKey}
              onChange={(text) => form.set({ pathKey: text })}
              suggestions={KNOWN_KEYS}
              error={problemOf('pathFormat')}
            />
          </Box>
          <Example form={form} pathKey={pathKey} />
        </>
      )}
    </Stack>
  );
});
