import { type GateName, gateRefusals } from '#contract/gates.ts';
import { refusals } from '#contract/refusals.ts';
import type { Role } from './cast.ts';

// Every route there is: its gate, and how it ends for those who pass that. How it ends for the others follows from the
// gate. Written down beside the contract, not read from it, so that a gate changed there by mistake differs from this.
// A job and an application in a URL are the business's and the rep's; the others are strangers to them. One status is
// everybody's; otherwise they are in this order:   open       anonymous rep business otherRep otherBusiness both admin
// signed-in  rep business otherRep otherBusiness both   rep        rep otherRep both   business   business
// otherBusiness both A stranger whose trial is over gets the same as the other stranger if the gate has a star;
// otherwise 402. What is not listed here must not be mounted.
const table = `
GET /healthz                                                                 open      200
GET /readyz                                                                  open      200
GET /readyz/pages                                                            open      200

GET /robots.txt                                                              open      200
GET /sitemap.xml                                                             open      200
GET /jobs                                                                    open      200
GET /jobs/:slug                                                              open      200
GET /certificates                                                            open      200
GET /certificates/:number                                                    open      200
GET /s/:code                                                                 open      404
GET /sitemaps/jobs                                                           open      200
GET /sitemaps/jobs/:file                                                     open      200
GET /api/postings                                                            open      200
GET /api/badges/keys                                                         open      200
GET /api/evidence/keys                                                       open      200
GET /api/evidence/keys/:keyId/packs                                          open      404
GET /api/badges/keys/:keyId                                                  open      404
GET /api/badges/ended/:ending                                                open      200
GET /api/postings/newest                                                     open      200
GET /.well-known/security.txt                                                open      200

GET /api/openapi.json                                                        open      200
GET /api/docs                                                                open      200
GET /api/docs/json                                                           open      200
GET /api/docs/yaml                                                           open      404
GET /api/docs/static/*                                                       open      404
GET /api/docs/static/index.html                                              open      302
GET /api/docs/static/swagger-initializer.js                                  open      200
GET /api/admin/openapi.json                                                  admin     200
GET /api/admin/docs                                                          admin     200
GET /api/admin/docs/json                                                     admin     200
GET /api/admin/docs/yaml                                                     admin     404
GET /api/admin/docs/static/*                                                 admin     404
GET /api/admin/docs/static/index.html                                        admin     302
GET /api/admin/docs/static/swagger-initializer.js                            admin     200

GET /api/locations                                                           open      200
GET /api/industries                                                          open      200
GET /api/charges                                                             open      200
GET /api/site                                                                open      200
GET /api/trial-status                                                        signed-in 200 403 200 403 200
GET /api/billing                                                             signed-in 200 403 200 403 200
GET /api/billing/details                                                     signed-in 200
PUT /api/billing/details                                                     signed-in 200
POST /api/billing/cancellation                                               signed-in 404 403 404 403 404
POST /api/billing/resumption                                                 signed-in 404 403 404 403 404
POST /api/billing/refund                                                     signed-in 404 403 404 403 404
POST /api/billing/card-update                                                signed-in 404 403 404 403 404
POST /api/billing/card-update/return                                         signed-in 404 403 404 403 404
POST /api/billing/card-expiry                                                signed-in 404 403 404 403 404
POST /api/billing/refunds/:refundId/account                                  signed-in 204 404 404 404 404
POST /api/refund-account-confirmation                                        open      403
POST /api/refund-account-undo                                                open      403
POST /api/payments/checkouts                                                 signed-in 201 403 201 403 201
GET /api/payments                                                            signed-in 200
GET /api/payments/:merchantPaymentId                                         signed-in 200 404 404 404 404
GET /api/payments/:merchantPaymentId/receipt                                 signed-in 404
POST /api/payfast-webhook                                                    open      415
POST /api/escrow-webhook                                                     open      415

GET /api/me                                                                  signed-in 200
GET /api/live                                                                signed-in 200
GET /api/account                                                             signed-in 200
GET /api/account/export                                                      signed-in 200
POST /api/account/export                                                     signed-in 201
GET /api/account/export/copy                                                 signed-in 404
GET /api/account/sessions                                                    signed-in 200
DELETE /api/account/sessions/:sessionId                                      signed-in 204 404 404 404 404
PATCH /api/account/notifications                                             signed-in 200
DELETE /api/account/email-change                                             signed-in 204
DELETE /api/account/second-factor-removal                                    signed-in 204
POST /api/account/completion                                                 signed-in 200
POST /api/account/rep-profile                                                signed-in 200
POST /api/account/business-profile                                           signed-in 200
POST /api/account/closure                                                    signed-in 204

GET /api/notifications                                                       signed-in 200
GET /api/notifications/unread                                                signed-in 200
POST /api/notifications/read                                                 signed-in 200
POST /api/notifications/:notificationId/read                                 signed-in 404 200 404 404 404
GET /api/push-devices                                                        signed-in 200
PUT /api/push-devices                                                        signed-in 200
DELETE /api/push-devices/:deviceId                                           signed-in 204 404 404 404 404
POST /api/push-devices/:deviceId/test                                        signed-in 204 404 404 404 404
GET /api/conversations                                                       signed-in 200
POST /api/conversations                                                      signed-in 200 200 404 404 404
GET /api/conversations/unread                                                signed-in 200
PUT /api/conversations/delivered                                             signed-in 204
GET /api/conversations/:conversationId                                       signed-in 200 200 404 404 404
PATCH /api/conversations/:conversationId                                     signed-in 403 403 404 404 404
PUT /api/conversations/:conversationId/block                                 signed-in 200 200 404 404 404
DELETE /api/conversations/:conversationId/block                              signed-in 200 200 404 404 404
PUT /api/conversations/:conversationId/read                                  signed-in 204 204 404 404 404
POST /api/conversations/:conversationId/typing                               signed-in 204 204 404 404 404
GET /api/conversations/:conversationId/messages                              signed-in 200 200 404 404 404
POST /api/conversations/:conversationId/messages                             signed-in 201 201 404 404 404
GET /api/conversations/:conversationId/messages/:messageId/files/:fileId     signed-in 200 200 404 404 404
PATCH /api/conversations/:conversationId/messages/:messageId                 signed-in 200 404 404 404 404
DELETE /api/conversations/:conversationId/messages/:messageId                signed-in 200 404 404 404 404
POST /api/conversations/:conversationId/reports                              signed-in 409 201 404 404 404
GET /api/messages/search                                                     signed-in 200
GET /api/messaging-choices                                                   signed-in 200
PUT /api/messaging-choices                                                   signed-in 204

POST /api/policy-reports                                                     open      400
GET /api/diagnostics                                                         open      200
GET /api/diagnostics/meeting-link                                            open      200
POST /api/mail-stops                                                         open      403
POST /stop-mails                                                             open      403
POST /stop-search-mails                                                      open      403

GET /api/skills                                                              signed-in 200
GET /api/tags                                                                signed-in 200
POST /api/tag-proposals                                                      signed-in 200
GET /api/rep/profile                                                         rep*      200
PATCH /api/rep/profile                                                       rep*      200
PUT /api/rep/profile/tags                                                    rep*      204
GET /api/rep/work-calendar                                                   rep*      200
PUT /api/rep/work-calendar                                                   rep*      200
GET /api/business/profile                                                    business* 200
PATCH /api/business/profile                                                  business* 200

GET /api/files                                                               signed-in 200
POST /api/files/:purpose                                                     signed-in 422 403 422 403 422
POST /api/files/:fileId/removal                                              signed-in 204 404 404 404 404
GET /api/files/:fileId/link                                                  signed-in 200 404 404 404 404
GET /api/applications/:applicationId/files/:purpose/link                     business* 200 404 404

GET /api/legal/:userType/status                                              signed-in 200 403 200 403 200
GET /api/legal/:userType/agreement                                           signed-in 200 403 200 403 200
GET /api/legal/:userType/signed-copy                                         signed-in 404 403 404 403 404
POST /api/legal/submission                                                   signed-in 409 403 409 403 409

GET /api/jobs                                                                rep       200
GET /api/job-counts                                                          rep       200
GET /api/rep/recommended-jobs                                                rep       200
GET /api/rep/dismissed-jobs                                                  rep*      200
PUT /api/rep/dismissed-jobs/:jobId                                           rep       204
DELETE /api/rep/dismissed-jobs/:jobId                                        rep*      204
GET /api/rep/match-choices                                                   rep*      200
PUT /api/rep/match-choices                                                   rep*      200
GET /api/rep/told-gender                                                     rep*      200
PUT /api/rep/told-gender                                                     rep*      200
GET /api/rep/how-matching-works                                              rep*      200
GET /api/rep/match-looks                                                     rep*      200
POST /api/rep/match-looks                                                    rep*      201
GET /api/rep/invitations                                                     rep*      200
POST /api/rep/invitations/:jobId/declining                                   rep*      204 404 404
GET /api/rep/saved-jobs                                                      rep*      200
POST /api/rep/saved-jobs/:jobId                                              rep       204
DELETE /api/rep/saved-jobs/:jobId                                            rep*      204
GET /api/rep/saved-searches                                                  rep*      200
POST /api/rep/saved-searches                                                 rep       201
PATCH /api/rep/saved-searches/:searchId                                      rep       200 404 404
DELETE /api/rep/saved-searches/:searchId                                     rep*      204 404 404
POST /api/saved-search-stops                                                 open      403
POST /api/second-factor-undo                                                 open      403
GET /api/jobs/:jobId                                                         rep       200
POST /api/jobs/:jobId/reports                                                rep       201
POST /api/jobs/:jobId/views                                                  rep       204
POST /api/jobs/:jobId/applications                                           rep       201
GET /api/rep/dashboard                                                       rep       200
GET /api/rep/earnings                                                        rep*      200
POST /api/rep/dashboard/visits                                               rep       204
GET /api/rep/applications                                                    rep*      200
GET /api/rep/applied-jobs                                                    rep*      200
GET /api/rep/applications/counts                                             rep*      200
POST /api/rep/applications/:applicationId/withdrawal                         rep*      200 404 404
GET /api/rep/training-videos                                                 rep*      200

GET /api/rep/courses                                                         rep*      200
POST /api/rep/course-orders                                                  rep       404
GET /api/rep/courses/:courseId                                               rep*      200
POST /api/rep/courses/:courseId/checkout                                     rep       409 201 201
POST /api/rep/courses/:courseId/enrolment                                    rep*      200 403 403
POST /api/rep/courses/:courseId/refund                                       rep*      409 403 403
PUT /api/rep/courses/:courseId/rating                                        rep*      409 403 403
GET /api/rep/courses/:courseId/lessons/:number                               rep*      200 403 403
POST /api/rep/courses/:courseId/progress                                     rep*      200 403 403
POST /api/rep/courses/:courseId/answers                                      rep*      200 403 403
POST /api/rep/courses/:courseId/test                                         rep*      200 403 403
PUT /api/rep/courses/:courseId/test/:attemptId                               rep*      200 403 403
GET /api/rep/certificates                                                    rep*      200
GET /api/rep/points                                                          rep*      200
GET /api/rep/reliability                                                     rep*      200
GET /api/rep/reliability/entries                                             rep*      200
POST /api/rep/reliability/entries/:entryId/appeals                           rep*      404 404 404
PATCH /api/rep/certificates/:number                                          rep*      200 404 404
POST /api/rep/certificates/:number/reissue                                   rep*      200 404 404
GET /api/rep/certificates/:number/pdf                                        rep*      200 404 404
GET /api/rep/certificates/:number/badge                                      rep*      200 404 404

GET /api/business/dashboard                                                  business  200
GET /api/business/jobs                                                       business* 200
GET /api/business/job-counts                                                 business* 200
POST /api/business/jobs                                                      business  201
GET /api/business/course-choices                                             business* 200
GET /api/business/courses                                                    business  200
GET /api/business/course-gifts                                               business* 200
GET /api/business/course-gifts/reps                                          business  200
POST /api/business/course-gifts                                              business  404
POST /api/business/course-gifts/:giftId/return                               business* 200 404 404
GET /api/business/job-drafts                                                 business* 200
POST /api/business/job-drafts                                                business  201
GET /api/business/job-drafts/:draftId                                        business* 200 404 404
PUT /api/business/job-drafts/:draftId                                        business  200 404 404
POST /api/business/job-drafts/:draftId/publication                           business  201 404 404
DELETE /api/business/job-drafts/:draftId                                     business* 204 404 404
GET /api/business/jobs/:jobId                                                business* 200 404 404
PATCH /api/business/jobs/:jobId                                              business  200 404 404
PUT /api/business/jobs/:jobId/tags                                           business* 204 404 404
POST /api/business/jobs/:jobId/pause                                         business* 204 404 404
GET /api/business/jobs/:jobId/take-down                                      business* 200 404 404
POST /api/business/jobs/:jobId/take-down/answers                             business* 201 404 404
POST /api/business/jobs/:jobId/reopening                                     business  409 404 404
POST /api/business/jobs/:jobId/fulfilment                                    business* 204 404 404
POST /api/business/jobs/:jobId/closure                                       business* 204 404 404
GET /api/business/jobs/:jobId/suggested-reps                                 business  200 404 404
PUT /api/business/jobs/:jobId/applicant-limit                                business  204 404 404
PUT /api/business/jobs/:jobId/invitations/:repId                             business  204 404 404
DELETE /api/business/jobs/:jobId/invitations/:repId                          business* 204 404 404
GET /api/business/jobs/:jobId/applications                                   business* 200 404 404
GET /api/business/jobs/:jobId/applications/counts                            business* 200 404 404
POST /api/business/jobs/:jobId/rejections                                    business* 200 404 404
GET /api/business/applications                                               business* 200
GET /api/business/application-jobs                                           business* 200
GET /api/business/applications/:applicationId                                business* 200 404 404
PUT /api/business/applications/:applicationId/shortlisting                   business  204 404 404
DELETE /api/business/applications/:applicationId/shortlisting                business* 204 404 404
PUT /api/business/jobs/:jobId/briefing                                       business* 204 404 404
POST /api/business/applications/:applicationId/interviews                    business  201 404 404
POST /api/business/interviews/:interviewId/cancellation                      business* 200 404 404
POST /api/rep/interviews/:interviewId/acceptance                             rep*      200 404 404
POST /api/rep/interviews/:interviewId/decline                                rep*      200 404 404
POST /api/business/jobs/:jobId/interview-rounds                              business  201 404 404
GET /api/business/interviews                                                 business* 200
GET /api/applications/:applicationId/interview.ics                           signed-in 200 200 404 404 404
GET /api/applications/:applicationId/gig                                     signed-in 200 200 404 404 404
GET /api/applications/:applicationId/gig.ics                                 signed-in 200 200 404 404 404
GET /api/rep/engagements                                                     rep*      200
GET /api/rep/engagements/running                                             rep*      200
GET /api/rep/engagements/over                                                rep*      200
GET /api/applications/:applicationId/engagement                              signed-in 200 200 404 404 404
POST /api/rep/engagements/:engagementId/agree                                rep*      200 404 404
POST /api/rep/engagements/:engagementId/moves                                rep*      409 404 404
POST /api/rep/engagements/:engagementId/check-ins                            rep*      422 404 404
POST /api/rep/engagements/:engagementId/check-outs                           rep*      422 404 404
POST /api/rep/engagements/:engagementId/waits                                rep*      422 404 404
POST /api/rep/engagements/:engagementId/hand-ins                             rep*      409 404 404
POST /api/rep/engagements/:engagementId/pictures                             rep*      409 404 404
DELETE /api/rep/engagements/:engagementId/pictures/:fileId                   rep*      409 404 404
GET /api/business/engagements                                                business* 200
POST /api/business/engagements/:engagementId/moves                           business* 200 404 404
GET /api/business/engagements/:engagementId/around                           business* 200 404 404
PUT /api/business/engagements/:engagementId/favourite                        business* 204 404 404
DELETE /api/business/engagements/:engagementId/favourite                     business* 204 404 404
POST /api/business/engagements/:engagementId/invitations                     business  409 404 404
GET /api/business/team/week                                                  business* 200
GET /api/business/team/near                                                  business* 200
GET /api/business/team/hand-ins                                              business* 200
GET /api/business/team/spend                                                 business* 200
GET /api/business/reliability                                                business* 200
GET /api/business/reliability/entries                                        business* 200
POST /api/business/reliability/entries/:entryId/appeals                      business* 404 404 404
POST /api/business/reliability/entries/:entryId/excuse                       business* 404 404 404
GET /api/business/engagements/:engagementId/excusable-entries                business* 200 404 404
GET /api/business/team/totals                                                business* 200
GET /api/business/team/reps                                                  business* 200
GET /api/business/fundings/due                                               business* 200
POST /api/business/fundings                                                  business* 404
POST /api/business/engagements/:engagementId/kept-money/refund                   business*  409 404 404
GET /api/business/jobs/:jobId/code                                           business* 200 404 404
GET /api/engagements/:engagementId                                           signed-in 200 200 404 404 404
GET /api/engagements/:engagementId/terms                                     signed-in  200 200 404 404 404
GET /api/engagements/:engagementId/terms.pdf                                 signed-in  200 200 404 404 404
POST /api/business/engagements/:engagementId/terms                           business*  200 404 404
POST /api/rep/engagements/:engagementId/terms/decline                        rep*       409 404 404
GET /api/engagements/:engagementId/attendance                                signed-in 200 200 404 404 404
GET /api/engagements/:engagementId/disputes                                  signed-in 200 200 404 404 404
GET /api/engagements/:engagementId/evidence-pack                             signed-in 200 200 404 404 404
GET /api/rep/engagements/:engagementId/shift-link                                rep*      200 404 404
POST /api/rep/engagements/:engagementId/shift-link                               rep*      201 404 404
DELETE /api/rep/engagements/:engagementId/shift-link                             rep*      204 404 404
POST /api/shared-shifts                                                          open      404
POST /api/business/sales                                                         open      403
POST /api/business/sales/:externalId/void                                        open      403
GET /api/business/recorded-sales                                                 business* 200
POST /api/business/recorded-sales                                                business* 404
POST /api/business/recorded-sales/imports                                        business* 422
POST /api/business/recorded-sales/:saleId/void                                   business* 404
PUT /api/business/recorded-sales/:saleId/dispute                                 business* 404
DELETE /api/business/recorded-sales/:saleId/dispute                              business* 404
GET /api/business/sales-figures                                                  business* 200
GET /api/business/sales-hints                                                    business* 200
GET /api/business/sales-keys                                                     business* 200
POST /api/business/sales-keys                                                    business* 201
DELETE /api/business/sales-keys/:keyId                                           business* 404
GET /api/business/sales-hook                                                     business* 200
PUT /api/business/sales-hook                                                     business* 200
DELETE /api/business/sales-hook                                                  business* 204
GET /api/engagements/:engagementId/sales                                         signed-in 200 200 404 404 404
POST /api/rep/engagements/:engagementId/sales-code                               rep*      409 404 404
GET /api/rep/engagements/:engagementId/sales                                     rep*      200 404 404
GET /api/admin/sales-hints                                                       admin     200
GET /api/admin/engagements/:engagementId/sales                                   admin     200
GET /api/jobs/:jobId/sales-terms                                                 signed-in 200
PUT /api/business/jobs/:jobId/sales-terms                                        business  200 404 404
DELETE /api/business/jobs/:jobId/sales-terms                                     business  204 404 404
POST /api/engagements/:engagementId/statements                               signed-in 409 409 404 404 404
POST /api/engagements/:engagementId/evidence                                 signed-in 409 409 404 404 404
POST /api/engagements/:engagementId/decision-acceptances                     signed-in 404 404 404 404 404
POST /api/engagements/:engagementId/decision-appeals                         signed-in 404 404 404 404 404
GET /api/engagements/:engagementId/evidence/:fileId/link                     signed-in 404
POST /api/rep/engagements/:engagementId/waits/picture                        rep*      409 404 404
GET /api/business/engagements/:engagementId/substitutes                      business* 200 404 404
GET /api/business/jobs/:jobId/standby                                        business* 200 404 404
PUT /api/business/jobs/:jobId/standby                                        business  200 404 404
DELETE /api/business/jobs/:jobId/standby                                     business* 200 404 404
GET /api/engagements/:engagementId/standby                                   signed-in 200 200 404 404 404
POST /api/business/engagements/:engagementId/standby-place                   business  409 404 404
GET /api/rep/standby-offers                                                  rep*      200
GET /api/rep/standby-offers/:offerId                                         rep*      404
POST /api/rep/standby-offers/:offerId/acceptance                             rep*      404
POST /api/rep/standby-offers/:offerId/refusal                                rep*      404
GET /api/business/engagements/:engagementId/rep-picture                      business  200 404 404
POST /api/business/rehire-checks                                             business  422
POST /api/business/rehires                                                   business  422
GET /api/business/rehires                                                    business* 200
DELETE /api/business/rehire-invitations/:invitationId                        business* 404
GET /api/rep/rehire-invitations                                              rep*      200
POST /api/rep/rehire-invitations/:invitationId/acceptance                    rep       404
POST /api/rep/rehire-invitations/:invitationId/refusal                       rep*      404
GET /api/rep/standbys                                                        rep*      200
PUT /api/rep/applications/:applicationId/standby                             rep       422 404 404
DELETE /api/rep/applications/:applicationId/standby                          rep*      200 404 404
GET /api/engagements/:engagementId/reviews                                   signed-in 200 200 404 404 404
PUT /api/engagements/:engagementId/review                                    signed-in 409 409 404 404 404
POST /api/reviews/:reviewId/reply                                            signed-in 404
POST /api/reviews/:reviewId/reports                                          signed-in 404
GET /api/admin/review-cases                                                  admin     200
POST /api/admin/review-cases/:reviewCaseId/decision                          admin     404
GET /api/rep/jobs/:jobId/reviews                                             rep*      200
GET /api/business/applications/:applicationId/reviews                        business* 200 404 404
GET /api/business/applications/:applicationId/rep-note                       business* 200 404 404
PUT /api/business/applications/:applicationId/rep-note                       business  200 404 404
GET /api/reviews/quoted                                                      open      200
PUT /api/engagements/:engagementId/review/consent                            signed-in 404
GET /api/rep/reviews                                                         rep*      200
GET /api/rep/reviews/due                                                     rep*      200
GET /api/business/reviews                                                    business* 200
GET /api/business/reviews/due                                                business* 200
GET /api/rep/gigs                                                            rep*      200
GET /api/rep/wallet                                                          rep*      200
GET /api/rep/wallet/lines                                                    rep*      200
GET /api/rep/bank-account                                                    signed-in 200 403 200 403 200
POST /api/rep/bank-account                                                   signed-in 201 403 201 403 201
DELETE /api/rep/bank-account/asked                                           signed-in 200 403 200 403 200
POST /api/bank-account-confirmation                                          open      403
POST /api/bank-account-undo                                                  open      403
POST /api/rep/payouts                                                        rep*      409
GET /api/rep/statements                                                      rep*      200
GET /api/rep/statements/:month/pdf                                           rep*      200
GET /api/rep/statements/:month/csv                                           rep*      200
GET /api/rep/tax-years/:year/csv                                             rep*      200
POST /api/rep/payouts/:payoutId/cancellation                                 rep*      200 404 404
POST /api/business/applications/:applicationId/interview                     business  200 404 404
POST /api/business/applications/:applicationId/acceptance                    business  200 404 404
POST /api/business/applications/:applicationId/rejection                     business* 200 404 404

GET /api/business/training-videos                                            business* 200
GET /api/business/training-video-jobs                                        business* 200
POST /api/business/training-videos                                           business  201
PATCH /api/business/training-videos/:videoId                                 business  200 404 404
POST /api/business/training-videos/:videoId/activation                       business  200 404 404
POST /api/business/training-videos/:videoId/deactivation                     business* 200 404 404
DELETE /api/business/training-videos/:videoId                                business* 204 404 404

GET /api/admin/analytics                                                     admin     200
GET /api/admin/analytics/split                                               admin     200
GET /api/admin/analytics/cohorts                                             admin     200
GET /api/admin/analytics/deeds                                               admin     200
GET /api/admin/analytics/deeds/csv                                           admin     200

GET /api/admin/courses                                                       admin     200
GET /api/admin/courses/:courseId                                             admin     200
PUT /api/admin/courses/:courseId/offer                                       admin     200
GET /api/admin/course-drafts                                                 admin     200
POST /api/admin/course-drafts                                                admin     201
GET /api/admin/course-drafts/:courseId                                       admin     200
DELETE /api/admin/course-drafts/:courseId                                    admin     204
GET /api/admin/course-drafts/:courseId/preview                               admin     200
POST /api/admin/course-drafts/:courseId/publication                          admin     409
GET /api/admin/course-drafts/:courseId/files/:courseFileId                   admin     200
PUT /api/admin/course-drafts/:courseId/files/:courseFileId                   admin     200
PATCH /api/admin/course-drafts/:courseId/files/:courseFileId                 admin     200
DELETE /api/admin/course-drafts/:courseId/files/:courseFileId                admin     200
POST /api/admin/course-drafts/:courseId/lessons                              admin     201
PUT /api/admin/course-drafts/:courseId/lesson-order                          admin     409
POST /api/admin/course-drafts/:courseId/pictures                             admin     201
GET /api/admin/certificates/:number                                          admin     200
POST /api/admin/certificates/:number/withdrawal                              admin     200
POST /api/admin/certificates/:number/retake                                  admin     200
POST /api/admin/sign-ins                                                     open      403
POST /api/admin/sign-ins/code                                                open      403
POST /api/admin/sign-ins/passkey-challenges                                  open      403 403 403 403 403 403 403 403 200
POST /api/admin/sign-ins/passkey                                             open      403
GET /api/admin/passkeys                                                      admin     200
POST /api/admin/passkeys/challenges                                          admin     200
POST /api/admin/passkeys                                                     admin     403
POST /api/admin/passkeys/:passkeyId/removal                                  admin     404
GET /api/admin/session                                                       admin     200
DELETE /api/admin/session                                                    admin     204
DELETE /api/admin/sessions                                                   admin     204
GET /api/admin-standing                                                      signed-in 200
GET /api/admin/figures                                                       admin     200
GET /api/admin/live                                                          admin 200
GET /api/admin/search                                                        admin     200
GET /api/admin/waiting                                                       admin     200
GET /api/admin/waiting/counts                                                admin     200
GET /api/admin/team                                                          admin     200
POST /api/admin/team                                                         admin     201
POST /api/admin/team/:memberId/invitations                                   admin     200
PUT /api/admin/team/:memberId/role                                           admin     200
POST /api/admin/team/:memberId/disabling                                     admin     200
POST /api/admin/team/:memberId/enabling                                      admin     200
POST /api/admin/team/:memberId/sign-outs                                     admin     200
POST /api/admin/accepted-invitations                                         open      403
GET /api/admin/users                                                         admin     200
GET /api/admin/audit/csv                                                     admin     200
GET /api/admin/jobs/csv                                                      admin     200
GET /api/admin/payments/csv                                                  admin     200
GET /api/admin/users/csv                                                     admin     200
GET /api/admin/users/:userId                                                 admin     200
POST /api/admin/users/:userId/second-factor-removal                          admin     409
GET /api/admin/users/:userId/legal                                           admin     200
GET /api/admin/users/:userId/work                                            admin     200
GET /api/admin/users/:userId/money                                           admin     200
GET /api/admin/users/:userId/reports                                         admin     200
GET /api/admin/users/:userId/sessions                                        admin     200
GET /api/admin/users/:userId/mails                                           admin     200
GET /api/admin/users/:userId/notes                                           admin     200
POST /api/admin/users/:userId/notes                                          admin     201
GET /api/admin/users/:userId/history                                         admin     200
POST /api/admin/users/:userId/recovery-mails                                 admin     204
DELETE /api/admin/users/:userId/sessions                                     admin     204
POST /api/admin/users/:userId/email-corrections                              admin     204
POST /api/admin/users/:userId/data-exports                                   admin     204
POST /api/admin/users/:userId/erasures                                       admin     204
POST /api/admin/users/:userId/messages                                       admin     200
POST /api/admin/users/:userId/viewings                                       admin     201
GET /api/admin/viewing                                                       admin     200
DELETE /api/admin/viewing                                                    admin     204
POST /api/admin/users/:userId/suspension                                     admin     200
DELETE /api/admin/users/:userId/suspension                                   admin     409
GET /api/admin/jobs                                                          admin     200
GET /api/admin/jobs/:jobId                                                   admin     200
POST /api/admin/jobs/:jobId/take-down                                        admin     204
POST /api/admin/jobs/:jobId/putting-back                                     admin     200
GET /api/admin/job-cases                                                     admin     200
GET /api/admin/job-cases/counts                                              admin     200
POST /api/admin/job-cases/:caseId/claim                                      admin     200
POST /api/admin/job-cases/:caseId/release                                    admin     200
POST /api/admin/job-cases/:caseId/decision                                   admin     200
GET /api/admin/flag-words                                                    admin     200
POST /api/admin/flag-words                                                   admin     201
DELETE /api/admin/flag-words/:wordId                                         admin     204
GET /api/admin/audit                                                         admin     200
GET /api/admin/settings                                                      admin     200
PATCH /api/admin/settings                                                    admin     200
GET /api/admin/settings/changes                                              admin     200
GET /api/admin/policy-reports                                                admin     200
GET /api/admin/diagnostics/:check                                            admin     200
GET /api/admin/failed-tasks                                                  admin     200
POST /api/admin/failed-tasks/:taskId/retries                                 admin     404

GET /api/admin/payments                                                      admin     200
GET /api/admin/payments/:merchantPaymentId                                   admin     200
POST /api/admin/payments/:merchantPaymentId/refunds                          admin     200
POST /api/admin/payments/:merchantPaymentId/chargeback                       admin     200
GET /api/admin/subscriptions                                                 admin     200
GET /api/admin/payment-notifications                                         admin     200
POST /api/admin/payment-notifications/:notificationId/confirmation           admin     200
POST /api/admin/payment-notifications/:notificationId/dismissal              admin     204
POST /api/admin/payment-notifications/:notificationId/vouching               admin     200
GET /api/admin/payment-differences                                           admin     200
POST /api/admin/payment-differences/:differenceId/settlement                 admin     204
GET /api/admin/refunds                                                       admin     200
POST /api/admin/refunds/:refundId/approval                                   admin     200
POST /api/admin/refunds/:refundId/rejection                                  admin     200
POST /api/admin/refunds/:refundId/eft                                        admin     200
GET /api/admin/provider-lines                                                admin     200
GET /api/admin/provider-payouts                                              admin     200
POST /api/admin/provider-payouts                                             admin     404
GET /api/admin/money                                                         admin     200
GET /api/admin/pay-holds                                                     admin     200
POST /api/admin/pay-holds/:holdId/lifting                                    admin     409
GET /api/admin/corrections                                                   admin     200
POST /api/admin/corrections                                                  admin     201
POST /api/admin/corrections/:correctionId/approval                           admin     409
POST /api/admin/corrections/:correctionId/rejection                          admin     409
GET /api/admin/approvals                                                     admin     200
GET /api/admin/approvals/:approvalId                                         admin     404
POST /api/admin/approvals/:approvalId/approval                               admin     404
POST /api/admin/approvals/:approvalId/refusal                                admin     404
POST /api/admin/approvals/:approvalId/withdrawal                             admin     404

GET /api/admin/support                                                       admin     200
GET /api/admin/support/counts                                                admin     200
GET /api/admin/support/team                                                  admin     200
GET /api/admin/support/:conversationId                                       admin     200
GET /api/admin/support/:conversationId/messages                              admin     200
GET /api/admin/support/:conversationId/messages/:messageId/files/:fileId     admin     200
PUT /api/admin/support/:conversationId/look                                  admin     200
DELETE /api/admin/support/:conversationId/look                               admin     204
POST /api/admin/support/:conversationId/answers                              admin     201
POST /api/admin/support/:conversationId/notes                                admin     201
POST /api/admin/support/:conversationId/taking                               admin     200
DELETE /api/admin/support/:conversationId/taking                             admin     200
PUT /api/admin/support/:conversationId/assignee                              admin     200
POST /api/admin/support/:conversationId/closing                              admin     200
GET /api/admin/canned-answers                                                admin     200
POST /api/admin/canned-answers                                               admin     201
PUT /api/admin/canned-answers/:answerId                                      admin     200
DELETE /api/admin/canned-answers/:answerId                                   admin     204
GET /api/admin/match-jobs                                                    admin     200
GET /api/admin/match-jobs/counts                                             admin     200
GET /api/admin/match-jobs/:jobId                                             admin     200
PUT /api/admin/match-jobs/:jobId/claim                                       admin     200
DELETE /api/admin/match-jobs/:jobId/claim                                    admin     204
POST /api/admin/match-jobs/:jobId/decisions                                  admin     200
PUT /api/admin/match-jobs/:jobId/order                                       admin     200
GET /api/admin/match-agreement                                               admin     200
GET /api/admin/match-fairness                                                admin     200
GET /api/admin/reliability-appeals                                           admin     200
POST /api/admin/reliability-appeals/:appealId/decision                       admin     404
POST /api/admin/review-cases/:reviewCaseId/restoration                       admin     404
GET /api/admin/match-looks                                                   admin     200
POST /api/admin/match-looks/:lookId/answer                                   admin     200
GET /api/admin/contact-messages                                              admin     200
POST /api/admin/contact-messages/:messageId/handling                         admin     404
DELETE /api/admin/contact-messages/:messageId/handling                       admin     404
POST /api/admin/contact-messages/:messageId/answers                          admin     404
PUT /api/admin/contact-messages/:messageId/assignee                          admin     404
POST /api/admin/leads/:leadId/answers                                        admin     404
PUT /api/admin/leads/:leadId/assignee                                        admin     404
GET /api/admin/leads                                                         admin     200
POST /api/admin/leads/:leadId/handling                                       admin     404
DELETE /api/admin/leads/:leadId/handling                                     admin     404
GET /api/admin/reports                                                       admin     200
GET /api/admin/reports/counts                                                admin     200
GET /api/admin/reports/:reportId                                             admin     200
GET /api/admin/reports/:reportId/messages/:messageId/files/:fileId           admin     200
POST /api/admin/reports/:reportId/decision                                   admin     200
GET /api/admin/disputes                                                      admin     200
GET /api/admin/engagements                                                   admin     200
GET /api/admin/engagements/:engagementId                                     admin     200
POST /api/admin/engagements/:engagementId/evidence/:fileId/link              admin     404
POST /api/admin/engagements/:engagementId/evidence-pack                      admin     200
GET /api/admin/engagements/:engagementId/triage                              admin     200
POST /api/admin/engagements/:engagementId/decisions                          admin     404
POST /api/admin/engagements/:engagementId/calling-off                        admin     200

GET /api/admin/payouts                                                       admin     200
GET /api/admin/payout-figures                                                admin     200
POST /api/admin/payouts/:payoutId/payment                                    admin     200
POST /api/admin/payouts/:payoutId/failure                                    admin     200
POST /api/admin/payouts/:payoutId/return                                     admin     200
POST /api/admin/payouts/:payoutId/removal                                    admin     200
POST /api/admin/payouts/:payoutId/hold                                       admin     200
GET /api/admin/wallet-holds                                                  admin     200
POST /api/admin/wallet-holds/:holdId/lifting                                 admin     204
GET /api/admin/payout-batches                                                admin     200
POST /api/admin/payout-batches                                               admin     409
GET /api/admin/payout-batches/:batchId                                       admin     200
POST /api/admin/payout-batches/:batchId/release                              admin     409
POST /api/admin/payout-batches/:batchId/cancellation                         admin     200
GET /api/admin/payout-batches/:batchId/file                                  admin     403
POST /api/admin/payout-batches/:batchId/payment                              admin     200
GET /api/admin/bank-statements                                               admin     200
POST /api/admin/bank-statements                                              admin     422
GET /api/admin/bank-statements/:statementId                                  admin     200
POST /api/admin/bank-statements/:statementId/booking                         admin     200

GET /api/admin/name-changes                                                  admin     200
POST /api/admin/name-changes/:nameChangeId/approval                          admin     200
POST /api/admin/name-changes/:nameChangeId/declining                         admin     200

GET /api/admin/vetting                                                       admin     200
GET /api/admin/vetting/counts                                                admin     200
GET /api/admin/vetting/:vettingId                                            admin     200
POST /api/admin/vetting/:vettingId/claim                                     admin     200
DELETE /api/admin/vetting/:vettingId/claim                                   admin     204
POST /api/admin/vetting/:vettingId/approval                                  admin     200
POST /api/admin/vetting/:vettingId/rejection                                 admin     200
POST /api/admin/vetting/:vettingId/reopening                                 admin     409
POST /api/admin/vetting/:vettingId/number-check                              admin     200
POST /api/admin/vetting/:vettingId/documents/:documentId/request             admin     200
GET /api/admin/vetting/:vettingId/documents/:documentId/content              admin     200

POST /api/leads                                                              open      201
POST /api/leads/withdrawal                                                   open      403
POST /functions/v1/send-contact-email                                        open      200

GET /files/*                                                                 open      403
GET /dev/mail                                                                open      200
GET /dev/mail/:id                                                            open      404
GET /dev/mail/:id/html                                                       open      404

OPTIONS /auth/v1/*                                                           open      204
GET /auth/v1/.well-known/jwks.json                                           open      200
POST /auth/v1/signup                                                         open      422
POST /auth/v1/token                                                          open      400
POST /auth/v1/recover                                                        open      400
POST /auth/v1/resend                                                         open      400
POST /auth/v1/otp                                                            open      400
POST /auth/v1/verify                                                         open      400
GET /auth/v1/verify                                                          open      303
GET /auth/v1/user                                                            signed-in 200
PUT /auth/v1/user                                                            signed-in 200
GET /auth/v1/reauthenticate                                                  signed-in 200
POST /auth/v1/logout                                                         signed-in 204
POST /auth/v1/factors                                                        signed-in 400
DELETE /auth/v1/factors/:factorId                                            signed-in 200 404 404 404 404
POST /auth/v1/factors/:factorId/challenge                                    signed-in 200 404 404 404 404
POST /auth/v1/factors/:factorId/verify                                       signed-in 422 404 404 404 404
GET /auth/v1/factors/recovery-codes                                          signed-in 404
POST /auth/v1/factors/recovery-codes                                         open      401
DELETE /auth/v1/factors/recovery-codes                                       open      401
POST /auth/v1/factors/recovery-codes/regenerate                              open      401
POST /auth/v1/factors/recovery-codes/verify                                  signed-in 400
GET /auth/v1/passkeys                                                        signed-in 200
PATCH /auth/v1/passkeys/:passkeyId                                           signed-in 200 404 404 404 404
DELETE /auth/v1/passkeys/:passkeyId                                          signed-in 204 404 404 404 404
POST /auth/v1/passkeys/registration/options                                  signed-in 200
POST /auth/v1/passkeys/registration/verify                                   signed-in 400
POST /auth/v1/passkeys/authentication/options                                open      200
POST /auth/v1/passkeys/authentication/verify                                 open      400
`;

export const roles = [
  'anonymous',
  'rep',
  'business',
  'otherRep',
  'otherBusiness',
  'expiredRep',
  'expiredBusiness',
  'both',
  'admin',
] as const satisfies Role[];

/** A stranger whose trial is over, and their counterpart with access. */
const like: Partial<Record<Role, Role>> = { expiredRep: 'otherRep', expiredBusiness: 'otherBusiness' };

/** The callers each gate admits, in the order of the columns. */
const passing: Record<GateName, readonly Role[]> = {
  open: roles,
  'signed-in': ['rep', 'business', 'otherRep', 'otherBusiness', 'both'],
  rep: ['rep', 'otherRep', 'both'],
  business: ['business', 'otherBusiness', 'both'],
  admin: ['admin'],
};

/** The gate's response to a caller it refuses. */
function refusedStatus(gate: GateName, role: Role): number {
  const known = passing['signed-in'].includes(role);
  const code = gateRefusals({ gate, method: 'GET' }).find((one) => one.startsWith('role.') === known);
  return refusals[code ?? 'admin.session_required'].status;
}

export type Row = {
  readonly route: string;
  readonly gate: GateName;
  readonly staysPossible: boolean;
  readonly expected: Record<Role, number>;
};

export const rows: readonly Row[] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [method = '', path = '', name = '', ...statuses] = line.split(/\s+/);
    const gate = name.replace('*', '') as GateName;
    const staysPossible = name.endsWith('*');
    const ending = (role: Role) => {
      const column = passing[gate].indexOf(like[role] ?? role);
      if (column === -1) return refusedStatus(gate, like[role] ?? role);
      const stopped = like[role] && !staysPossible && (gate === 'rep' || gate === 'business');
      return stopped ? refusals['trial.ended'].status : Number(statuses[column] ?? statuses[0]);
    };
    const expected = Object.fromEntries(roles.map((role) => [role, ending(role)])) as Record<Role, number>;
    return { route: `${method} ${path}`, gate, staysPossible, expected };
  });
