import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

/** Attributes are named by OpenTelemetry's semantic conventions. */
export function traceTo(url: string, process: string): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'thengisa', 'thengisa.process': process }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('thengisa');
  const fail = (span: Span, error: unknown) => {
    // Its message may repeat what people entered.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
  };
  return {
    startRequest({ method, route, id }) {
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'thengisa.request_id': id },
      });
      return {
        within: (work) => context.with(trace.setSpan(context.active(), span), work),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    traceTask: (task, attempt) =>
      tracer.startActiveSpan(`task ${task}`, { kind: SpanKind.CONSUMER }, async (span) => {
        try {
          const results = await attempt();
          const failed = results.find(({ status }) => status !== 'completed');
          if (failed) fail(span, failed.output);
          return results;
        } finally {
          span.end();
        }
      }),
    traceStatement(text) {
      // Queries outside a request or task, such as polling the queue each second, are of no interest.
      if (trace.getActiveSpan() === undefined) return () => {};
      const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement', {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      return (error) => {
        if (error !== undefined) fail(span, error);
        span.end();
      };
    },
    current() {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { traceId: span.traceId } : {};
    },
    async stop() {
      await provider.shutdown();
      contexts.disable();
      context.disable();
    },
  };
}
