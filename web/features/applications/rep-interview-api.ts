import { useMutation } from '@tanstack/react-query';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { call } from '#web/lib/api-client.ts';
import { useRefreshApplications } from './api.ts';

export function useAcceptInterview(interviewId: string) {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (time: string) => call(interviewsApi.accept, { params: { interviewId }, body: { time } }),
    onSettled: refresh,
  });
}

export function useDeclineInterview(interviewId: string) {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (message: string) => call(interviewsApi.decline, { params: { interviewId }, body: { message } }),
    onSettled: refresh,
  });
}
