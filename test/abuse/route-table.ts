// Every route there is, and how it ends for whom. A job and an application in an address are the business's and the
// rep's; the others are strangers to them. What is not listed here must not be mounted.
export const routeTable = `
                                                           anonymous rep business otherRep otherBusiness both admin
GET /healthz                                               200 200 200 200 200 200 200
GET /readyz                                                200 200 200 200 200 200 200

GET /robots.txt                                            200 200 200 200 200 200 200
GET /sitemap.xml                                           200 200 200 200 200 200 200

GET /api/openapi.json                                      200 200 200 200 200 200 200
GET /api/docs                                              200 200 200 200 200 200 200
GET /api/docs/json                                         200 200 200 200 200 200 200
GET /api/docs/yaml                                         200 200 200 200 200 200 200
GET /api/docs/static/*                                     404 404 404 404 404 404 404
GET /api/docs/static/index.html                            302 302 302 302 302 302 302
GET /api/docs/static/swagger-initializer.js                200 200 200 200 200 200 200

GET /api/locations                                         200 200 200 200 200 200 200
GET /api/industries                                        200 200 200 200 200 200 200

GET /api/me                                                401 200 200 200 200 200 401
GET /api/live                                              401 200 200 200 200 200 401
GET /api/account                                           401 200 200 200 200 200 401
GET /api/account/export                                    401 200 200 200 200 200 401
GET /api/account/sessions                                  401 200 200 200 200 200 401
DELETE /api/account/sessions/:sessionId                    401 204 404 404 404 404 401
PATCH /api/account/notifications                           401 200 200 200 200 200 401
DELETE /api/account/email-change                           401 204 204 204 204 204 401
POST /api/account/completion                               401 200 200 200 200 200 401
POST /api/account/rep-profile                              401 200 200 200 200 200 401
POST /api/account/business-profile                         401 200 200 200 200 200 401
POST /api/account/closure                                  401 204 204 204 204 204 401

GET /api/notifications                                     401 200 200 200 200 200 401
GET /api/notifications/unread                              401 200 200 200 200 200 401
POST /api/notifications/read                               401 200 200 200 200 200 401
POST /api/notifications/:notificationId/read               401 404 200 404 404 404 401
POST /api/mail-stops                                       403 403 403 403 403 403 403
POST /stop-mails                                           403 403 403 403 403 403 403
POST /stop-search-mails                                    403 403 403 403 403 403 403

GET /api/skills                                            401 200 200 200 200 200 401
GET /api/rep/profile                                       401 200 403 200 403 200 401
PATCH /api/rep/profile                                     401 200 403 200 403 200 401
GET /api/business/profile                                  401 403 200 403 200 200 401
PATCH /api/business/profile                                401 403 200 403 200 200 401

GET /api/files                                             401 200 200 200 200 200 401
POST /api/files/:purpose                                   401 422 403 422 403 422 401
POST /api/files/:fileId/removal                            401 204 404 404 404 404 401
GET /api/files/:fileId/link                                401 200 404 404 404 404 401
GET /api/applications/:applicationId/files/:purpose/link   401 403 200 403 404 404 401

GET /api/legal/:userType/status                            401 200 403 200 403 200 401
GET /api/legal/:userType/agreement                         401 200 403 200 403 200 401
GET /api/legal/:userType/signed-copy                       401 404 403 404 403 404 401
POST /api/legal/submission                                 401 409 403 409 403 409 401

GET /api/jobs                                              401 200 403 200 403 200 401
GET /api/job-counts                                        401 200 403 200 403 200 401
GET /api/rep/recommended-jobs                              401 200 403 200 403 200 401
GET /api/rep/saved-jobs                                    401 200 403 200 403 200 401
POST /api/rep/saved-jobs/:jobId                            401 204 403 204 403 204 401
DELETE /api/rep/saved-jobs/:jobId                          401 204 403 204 403 204 401
GET /api/rep/saved-searches                                401 200 403 200 403 200 401
POST /api/rep/saved-searches                               401 201 403 201 403 201 401
PATCH /api/rep/saved-searches/:searchId                    401 200 403 404 403 404 401
DELETE /api/rep/saved-searches/:searchId                   401 204 403 404 403 404 401
POST /api/saved-search-stops                               403 403 403 403 403 403 403
GET /api/jobs/:jobId                                       401 200 403 200 403 200 401
POST /api/jobs/:jobId/views                                401 204 403 204 403 204 401
POST /api/jobs/:jobId/applications                         401 201 403 201 403 201 401
GET /api/rep/dashboard                                     401 200 403 200 403 200 401
POST /api/rep/dashboard/visits                             401 204 403 204 403 204 401
GET /api/rep/applications                                  401 200 403 200 403 200 401
GET /api/rep/applications/counts                           401 200 403 200 403 200 401
POST /api/rep/applications/:applicationId/withdrawal       401 200 403 404 403 404 401
GET /api/rep/training-videos                               401 200 403 200 403 200 401

GET /api/business/dashboard                                401 403 200 403 200 200 401
GET /api/business/jobs                                     401 403 200 403 200 200 401
GET /api/business/job-counts                               401 403 200 403 200 200 401
POST /api/business/jobs                                    401 403 201 403 201 201 401
GET /api/business/jobs/:jobId                              401 403 200 403 404 404 401
PATCH /api/business/jobs/:jobId                            401 403 200 403 404 404 401
POST /api/business/jobs/:jobId/pause                       401 403 204 403 404 404 401
POST /api/business/jobs/:jobId/reopening                   401 403 409 403 404 404 401
POST /api/business/jobs/:jobId/fulfilment                  401 403 204 403 404 404 401
POST /api/business/jobs/:jobId/closure                     401 403 204 403 404 404 401
GET /api/business/jobs/:jobId/applications                 401 403 200 403 404 404 401
GET /api/business/jobs/:jobId/applications/counts          401 403 200 403 404 404 401
POST /api/business/jobs/:jobId/rejections                  401 403 200 403 404 404 401
GET /api/business/applications/:applicationId              401 403 200 403 404 404 401
PUT /api/business/applications/:applicationId/note         401 403 200 403 404 404 401
DELETE /api/business/applications/:applicationId/note      401 403 204 403 404 404 401
POST /api/business/applications/:applicationId/interviews  401 403 201 403 404 404 401
POST /api/business/interviews/:interviewId/cancellation    401 403 200 403 404 404 401
POST /api/rep/interviews/:interviewId/acceptance           401 200 403 404 403 404 401
POST /api/rep/interviews/:interviewId/decline              401 200 403 404 403 404 401
GET /api/applications/:applicationId/interview.ics         401 200 200 404 404 404 401
POST /api/business/applications/:applicationId/interview   401 403 200 403 404 404 401
POST /api/business/applications/:applicationId/acceptance  401 403 200 403 404 404 401
POST /api/business/applications/:applicationId/rejection   401 403 200 403 404 404 401

GET /api/business/training-videos                          401 403 200 403 200 200 401
GET /api/business/training-video-jobs                      401 403 200 403 200 200 401
POST /api/business/training-videos                         401 403 201 403 201 201 401
PATCH /api/business/training-videos/:videoId               401 403 200 403 404 404 401
POST /api/business/training-videos/:videoId/activation     401 403 200 403 404 404 401
POST /api/business/training-videos/:videoId/deactivation   401 403 200 403 404 404 401
DELETE /api/business/training-videos/:videoId              401 403 204 403 404 404 401

POST /api/admin/sign-ins                                   403 403 403 403 403 403 403
POST /api/admin/sign-ins/code                              403 403 403 403 403 403 403
GET /api/admin/session                                     401 401 401 401 401 401 200
DELETE /api/admin/session                                  401 401 401 401 401 401 204
DELETE /api/admin/sessions                                 401 401 401 401 401 401 204
GET /api/admin-standing                                    401 200 200 200 200 200 401
GET /api/admin/figures                                     401 401 401 401 401 401 200
GET /api/admin/users                                       401 401 401 401 401 401 200
GET /api/admin/users/:userId                               401 401 401 401 401 401 200
GET /api/admin/jobs                                        401 401 401 401 401 401 200
GET /api/admin/jobs/:jobId                                 401 401 401 401 401 401 200
GET /api/admin/audit                                       401 401 401 401 401 401 200

GET /api/admin/vetting                                     401 401 401 401 401 401 200
GET /api/admin/vetting/counts                              401 401 401 401 401 401 200
GET /api/admin/vetting/:vettingId                          401 401 401 401 401 401 200
POST /api/admin/vetting/:vettingId/claim                   401 401 401 401 401 401 200
DELETE /api/admin/vetting/:vettingId/claim                 401 401 401 401 401 401 204
POST /api/admin/vetting/:vettingId/approval                401 401 401 401 401 401 200
POST /api/admin/vetting/:vettingId/rejection               401 401 401 401 401 401 200
POST /api/admin/vetting/:vettingId/reopening               401 401 401 401 401 401 409
POST /api/admin/vetting/:vettingId/number-check            401 401 401 401 401 401 200
POST /api/admin/vetting/:vettingId/documents/:documentId/request 401 401 401 401 401 401 200
GET /api/admin/vetting/:vettingId/documents/:documentId/content 401 401 401 401 401 401 200

POST /api/leads                                            201 201 201 201 201 201 201
POST /api/leads/withdrawal                                 403 403 403 403 403 403 403
POST /functions/v1/send-contact-email                      200 200 200 200 200 200 200

GET /files/*                                               403 403 403 403 403 403 403
GET /dev/mail                                              200 200 200 200 200 200 200
GET /dev/mail/:id                                          404 404 404 404 404 404 404
GET /dev/mail/:id/html                                     404 404 404 404 404 404 404

OPTIONS /auth/v1/*                                         204 204 204 204 204 204 204
GET /auth/v1/.well-known/jwks.json                         200 200 200 200 200 200 200
POST /auth/v1/signup                                       422 422 422 422 422 422 422
POST /auth/v1/token                                        400 400 400 400 400 400 400
POST /auth/v1/recover                                      400 400 400 400 400 400 400
POST /auth/v1/resend                                       400 400 400 400 400 400 400
POST /auth/v1/otp                                          400 400 400 400 400 400 400
POST /auth/v1/verify                                       400 400 400 400 400 400 400
GET /auth/v1/verify                                        303 303 303 303 303 303 303
GET /auth/v1/user                                          401 200 200 200 200 200 401
PUT /auth/v1/user                                          401 200 200 200 200 200 401
GET /auth/v1/reauthenticate                                401 200 200 200 200 200 401
POST /auth/v1/logout                                       401 204 204 204 204 204 401
POST /auth/v1/factors                                      401 400 400 400 400 400 401
DELETE /auth/v1/factors/:factorId                          401 200 404 404 404 404 401
POST /auth/v1/factors/:factorId/challenge                  401 200 404 404 404 404 401
POST /auth/v1/factors/:factorId/verify                     401 422 404 404 404 404 401
GET /auth/v1/factors/recovery-codes                        401 404 404 404 404 404 401
POST /auth/v1/factors/recovery-codes                       401 401 401 401 401 401 401
DELETE /auth/v1/factors/recovery-codes                     401 401 401 401 401 401 401
POST /auth/v1/factors/recovery-codes/regenerate            401 401 401 401 401 401 401
POST /auth/v1/factors/recovery-codes/verify                401 400 400 400 400 400 401
`;
