import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LimitHint } from '../../billing';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { UrlField } from '../../../shared/ui/UrlField';
import { WordChip } from '../../../shared/ui/WordChip';
import { placeMessages } from '../editor.messages';
import { useFieldProblem } from '../use-field-problem';
import { SlugField } from './SlugField';
import type { SectionProps } from './section-props';

interface PlaceSectionProps extends SectionProps {
  readonly formerNames: readonly string[];
}

/** Where the link leads, and what it is called. */
export const PlaceSection = observer(function PlaceSection({ form, formerNames }: PlaceSectionProps) {
  const intl = useIntl();
  const problemOf = useFieldProblem(form);
  return (
    <SettingsSection id="place" title={intl.formatMessage(placeMessages.title)}>
      <Stack sx={{ gap: 2.5 }}>
        <Stack sx={{ gap: 0.5 }}>
          <UrlField
            label={intl.formatMessage(placeMessages.url)}
            hint={intl.formatMessage(placeMessages.urlHint)}
            value={form.values.url}
            onChange={(url) => form.set({ url })}
            error={problemOf('url')}
          />
          <LimitHint limit="urlReplacements" />
        </Stack>
        <SlugField form={form} formerNames={formerNames} />
        {formerNames.length > 0 && (
          <Stack sx={{ gap: 0.75 }}>
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(placeMessages.former)}
            </Text>
            <Stack
              component="ul"
              direction="row"
              aria-label={intl.formatMessage(placeMessages.former)}
              sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
            >
              {formerNames.map((name) => (
                <li key={name}>
                  <WordChip>{name}</WordChip>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </SettingsSection>
  );
});
