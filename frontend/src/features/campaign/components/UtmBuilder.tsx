import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { builderMessages } from '../campaign.messages';
import { hasUtm, NO_UTM } from '../utm';
import { TemplateChoice } from './TemplateChoice';
import { UtmFields, type UtmFieldsProps } from './UtmFields';

/** Puts campaign parameters together, from a template or one by one. */
export const UtmBuilder = observer(function UtmBuilder(props: UtmFieldsProps) {
  const { utm, onChange } = props;
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 2 }}>
      <TemplateChoice utm={utm} onChoose={onChange} />
      <UtmFields {...props} />
      <Box>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-disabled={!hasUtm(utm)}
          onClick={() => onChange(NO_UTM)}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.55 } }}
        >
          {intl.formatMessage(builderMessages.clear)}
        </Button>
      </Box>
    </Stack>
  );
});
