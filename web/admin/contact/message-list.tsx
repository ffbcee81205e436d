import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { labelOf } from '#contract/catalogue/options.ts';
import { type ContactMessage, type EnquiryList, enquiriesApi } from '#contract/contact/enquiries.ts';
import { contactUserTypes } from '#contract/contact/lead-options.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { messagesQuery } from './api.ts';
import { EnquiryCard } from './enquiry-card.tsx';

interface MessageListProps {
  readonly list: EnquiryList;
  readonly id: string | undefined;
}

/** Messages from the contact form. */
export const MessageList = ({ list, id }: MessageListProps) => (
  <PagedList
    query={useInfiniteQuery(messagesQuery(list, id))}
    noun="message"
    keyOf={(message) => message.id}
    empty={
      <EmptyState
        icon={<MailOpen aria-hidden="true" />}
        title={id ? 'This message was deleted' : list === 'open' ? 'No messages waiting' : 'No closed messages yet'}
      >
        {id
          ? 'Contact messages are deleted after two years.'
          : list === 'open'
            ? 'Messages from the contact form appear here.'
            : 'Messages your team has closed appear here.'}
      </EmptyState>
    }
  >
    {(message) => <Message message={message} />}
  </PagedList>
);

function Message({ message }: { readonly message: ContactMessage }) {
  const { id: messageId, name, email, subject, userType, createdAt, account, handled, assignedTo, answers } = message;
  const onError = (error: Error) => failureToast('We couldn’t save the change', error);
  const settle = useMutation({ ...mutationOf(enquiriesApi.settleMessage), onError });
  const reopen = useMutation({ ...mutationOf(enquiriesApi.reopenMessage), onError });
  const answer = useMutation(mutationOf(enquiriesApi.answerMessage));
  const assign = useMutation({ ...mutationOf(enquiriesApi.assignMessage), onError });
  return (
    <EnquiryCard
      {...{ name, email, account, handled, assignedTo, answers }}
      subject={`Re: ${subject}`}
      at={createdAt}
      busy={settle.isPending || reopen.isPending}
      onSettle={() => settle.mutate({ params: { messageId } })}
      onReopen={() => reopen.mutate({ params: { messageId } })}
      onAnswer={(body) => answer.mutateAsync({ params: { messageId }, body })}
      onAssign={(adminId) => assign.mutate({ params: { messageId }, body: { adminId } })}
    >
      <h3 className="font-semibold wrap-anywhere">
        {subject}
        {userType === null ? null : (
          <span className="font-normal text-ink-soft text-sm"> · {labelOf(contactUserTypes, userType)}</span>
        )}
      </h3>
      <p className="whitespace-pre-wrap leading-relaxed wrap-anywhere">{message.message}</p>
    </EnquiryCard>
  );
}
