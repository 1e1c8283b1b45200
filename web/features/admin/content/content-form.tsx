import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod';
import {
  type getAdminSiteContent,
  putSiteContent,
  restoreSiteContent,
  type SiteContent,
  siteContentSchema,
  socialLinkSchema,
  testimonialSchema,
} from '#contract/site.ts';
import type { ResponseOf } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useStoredForm } from '#web/features/drafts/index.ts';
import { translator, useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { FaqFields, FigureFields, SocialFields, TestimonialFields, UpdateFields } from './content-fields.tsx';
import { contentTexts } from './texts.ts';

type Answer = ResponseOf<typeof getAdminSiteContent>;

/** The content during editing: without limits or required fields. */
const draftSchema = z.object({
  figures: z.array(z.object({ value: z.string(), label: z.string() })),
  testimonials: z.array(testimonialSchema.extend({ name: z.string(), role: z.string(), text: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  social: z.array(socialLinkSchema.extend({ label: z.string(), url: z.string() })),
  updates: z.array(z.object({ date: z.string(), title: z.string(), text: z.string() })),
});

/** The form of one language. Keeps its input after a failed save and across reloads. */
export function ContentForm({ answer }: { answer: Answer }) {
  const t = useTexts(contentTexts);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const form = useForm<SiteContent>({
    defaultValues: answer.content,
    resolver: zodResolver(siteContentSchema),
  });
  // A draft based on an older version of the content would undo another admin's changes.
  const draft = useStoredForm(form, {
    userId: useUser().id,
    name: `content ${answer.language} ${answer.editedAt}`,
    schema: draftSchema,
  });
  const params = { language: answer.language };
  const change = useMutation({
    mutationFn: (run: () => Promise<Answer>) => run(),
    onSuccess(saved) {
      draft.clear();
      client.setQueryData(['admin', 'content', saved.language], saved);
      showToast({ title: translator(contentTexts)('saved') });
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  const { isDirty, errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid max-w-[760px] gap-8"
        onSubmit={form.handleSubmit((content) =>
          change.mutate(() => adminCall(putSiteContent, { params, body: content })),
        )}
      >
        <FigureFields />
        <TestimonialFields />
        <FaqFields />
        <SocialFields />
        <UpdateFields />
        <footer className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-panel py-4">
          <p className="m-0 mr-auto type-meta text-faint" role="status">
            {Object.keys(errors).length > 0
              ? t('contentWrong')
              : answer.editedAt === null
                ? t('asDelivered')
                : t('editedAt', {
                    date: formatDate(answer.editedAt, dateAndTime),
                  })}
          </p>
          {answer.editedAt !== null && (
            <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
              {t('restore')}
            </Button>
          )}
          <Button
            type="submit"
            variant="main"
            disabled={!isDirty}
            busy={change.isPending}
            busyLabel={t('saving')}
          >
            {t('save')}
          </Button>
        </footer>
      </form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('restoreTitle')}
        sentence={t('restoreLine')}
        confirmLabel={t('restore')}
        busy={change.isPending}
        onConfirm={() => {
          setAsking(false);
          change.mutate(() => adminCall(restoreSiteContent, { params }));
        }}
      />
    </FormProvider>
  );
}
