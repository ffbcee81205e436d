import MessagesView from '#web/features/messaging/messages-view.tsx';

export default () => <MessagesView side="business" />;
