import * as z from 'zod/mini'
import { access } from '#shared/access.ts'
import {
  accountDeletion,
  addressVerification,
  credentials,
  currentUser,
  keptWordsKey,
  languageChange,
  notificationChange,
  notificationPreferences,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  profilePatch,
  profilePhoto,
  registration,
  signInOptions,
  timeZoneChange,
} from '#shared/accounts.ts'
import { activity, session } from '#shared/activity.ts'
import { analytics } from '#shared/analytics.ts'
import { anotherBrief } from '#shared/another.ts'
import {
  approval,
  approvalSetting,
  approvalSettingChange,
  approvalWish,
  decision,
  newDecision,
} from '#shared/approval.ts'
import {
  authorDetails,
  authorLink,
  authorLinkToken,
  authorPatch,
  newAuthor,
  newAuthorLink,
  shownAuthorLink,
} from '#shared/authors.ts'
import {
  bulkDeletion,
  bulkRestoration,
  bulkSchedule,
  chosen,
  givenTime,
  givenTimes,
  leftAlone,
  scheduleUndo,
} from '#shared/bulk.ts'
import { calendarFeed, scheduledPost } from '#shared/calendar.ts'
import { carousel, carouselPage, carouselWish, storedCarousel } from '#shared/carousel.ts'
import {
  acceptance,
  comment,
  commentedWords,
  commentPatch,
  commentThread,
  newComment,
  personNamed,
  postComments,
} from '#shared/comments.ts'
import { connectionModels, engineChange, engineSettings, foundServer, newConnection } from '#shared/engines.ts'
import { figureMonth, monthFile, monthPost } from '#shared/figure-month.ts'
import {
  beside,
  compared,
  demographic,
  figureDay,
  figureFile,
  figureImport,
  figureJoin,
  figures,
  measuredPost,
  openJoin,
  postCurve,
  postFigures,
  refusal,
  side,
} from '#shared/figures.ts'
import { idea, ideaSet, launches } from '#shared/ideas.ts'
import { key, keyWithSecret, newKey } from '#shared/keys.ts'
import { habitDecision, learnedHabit, learnedHabits } from '#shared/learned-habits.ts'
import { limitsPatch, workspaceUse } from '#shared/limits.ts'
import { archiveFound, livePost, takenIn, takingIn } from '#shared/linkedin-archive.ts'
import { hubAddress, localModel, localModelList, ownFile } from '#shared/local-models.ts'
import { mailDelivery } from '#shared/mail.ts'
import { mediaItem, mediaPatch } from '#shared/media.ts'
import {
  author,
  handedPosts,
  invitation,
  invitationToken,
  member,
  newInvitation,
  othersMayWrite,
  postsHandOver,
  postsOfAuthor,
  roleChange,
  shownInvitation,
  workspaceChoice,
  workspaceName,
} from '#shared/members.ts'
import { month, monthRequest, proposal, proposals, proposedPost } from '#shared/month.ts'
import { networkChange, networkState } from '#shared/networks.ts'
import { notification } from '#shared/notifications.ts'
import { opening, openingChoice, openingHabits } from '#shared/openings.ts'
import { operatedAccount, operatedWorkspace, trailEvent } from '#shared/operators.ts'
import { decisions, outgoing } from '#shared/outgoing.ts'
import {
  newPasskey,
  passkey,
  passkeyAnswer,
  passkeyList,
  passkeyRequest,
  recoveryCode,
  recoveryCodes,
  secondFactor,
} from '#shared/passkeys.ts'
import { billingState } from '#shared/plans.ts'
import { possibleNote } from '#shared/possible-notes.ts'
import { postEvent } from '#shared/post-events.ts'
import { postPatch, postSchedule } from '#shared/post-patch.ts'
import { formerVersion, postVersion, versionList } from '#shared/post-versions.ts'
import { later, posted, posting } from '#shared/posting.ts'
import { answer, ignoredFinding, post, postContent, settledClaim } from '#shared/posts.ts'
import { connectedProgram, programAnswer, programRequest } from '#shared/programs.ts'
import { proof, writingEvidence } from '#shared/proofs.ts'
import { newSubscription, pushState } from '#shared/push.ts'
import { madeReviewLink, newReviewLink, review, reviewComment, reviewedPost, reviewLink } from '#shared/review.ts'
import {
  importItem,
  importPreview,
  importResult,
  readerAddress,
  sample,
  voiceSketch,
  writingStyle,
} from '#shared/samples.ts'
import { remark, secondReading } from '#shared/second-reading.ts'
import { nextPostingSlot, postingSlot } from '#shared/slots.ts'
import { newSource, source, wholeSource } from '#shared/sources.ts'
import { template } from '#shared/templates.ts'
import { transcript, transcriptionService } from '#shared/transcription.ts'
import { restored, trashItem } from '#shared/trash.ts'
import { updateStatus } from '#shared/updates.ts'
import { fingerprint, measure } from '#shared/voice/fingerprint.ts'
import { waitlistEntry } from '#shared/waitlist.ts'
import {
  deletedPost,
  delivery,
  figureFiles,
  newWebhook,
  webhook,
  webhookPatch,
  replayed as webhookReplay,
  webhookWithSecret,
} from '#shared/webhooks.ts'
import { activityEntry, actorNamed } from '#shared/workspace-activity.ts'
import { engineDescription, neverSay, rewritten, selection, written } from '#shared/writing.ts'
import { pascalCase } from '../http/named-schemas.ts'
import { ideaPatch, ideasRequest } from '../ideas/routes.ts'
import { wish } from '../networks/routes.ts'
import { category, newPost } from '../posts/routes.ts'
import { newProof, proofPatch } from '../voice/proof-routes.ts'
import { newSample } from '../voice/sample-routes.ts'
import {
  customEdit,
  generateLeadMagnet,
  generatePost,
  interviewRequest,
  regenerateSection,
} from '../writing/requests.ts'

/**
 * The schemas that clients know by these names, each with a capital. A schema that is not listed is named after its call,
 * or after the schema and field that hold it.
 */
const named = {
  activityEntry,
  actorNamed,
  post,
  postContent,
  newPost,
  postPatch,
  postSchedule,
  answer,
  settledClaim,
  ignoredFinding,
  possibleNote,
  storedCarousel,
  carousel,
  carouselPage,
  carouselWish,
  mediaItem,
  mediaPatch,
  postVersion,
  versionList,
  formerVersion,
  postEvent,
  postComments,
  commentThread,
  comment,
  newComment,
  commentedWords,
  commentPatch,
  acceptance,
  personNamed,
  postingPage: posting,
  laterWish: later,
  postedReport: posted,
  publishWish: wish,
  approval,
  approvalSetting,
  approvalSettingChange,
  approvalWish,
  decision,
  newDecision,
  decisions,
  outgoing,
  reviewLink,
  newReviewLink,
  madeReviewLink,
  review,
  reviewedPost,
  reviewComment,
  category,
  scheduledPost,
  calendarFeed,
  postingSlot,
  nextPostingSlot,
  leftAlone,
  chosenPosts: chosen,
  givenTime,
  givenTimes,
  bulkDeletion,
  bulkSchedule,
  bulkRestoration,
  scheduleUndo,
  restored,
  trashItem,
  idea,
  ideaSet,
  ideasRequest,
  ideaPatch,
  launches,
  month,
  monthRequest,
  monthProposal: proposal,
  proposals,
  proposedPost,
  generatePost,
  generateLeadMagnet,
  regenerateSection,
  customEdit,
  interviewRequest,
  written,
  rewritten,
  selection,
  opening,
  openingChoice,
  openingHabits,
  secondReading,
  remark,
  engineDescription,
  neverSay,
  webhook,
  deletedPost,
  figureFiles,
  webhookDelivery: delivery,
  newWebhook,
  webhookPatch,
  webhookReplay,
  webhookWithSecret,
  sample,
  newSample,
  importItem,
  importPreview,
  importResult,
  writingStyle,
  voiceSketch,
  readerAddress,
  fingerprint,
  measure,
  learnedHabit,
  learnedHabits,
  habitDecision,
  proof,
  newProof,
  proofPatch,
  writingEvidence,
  newSource,
  source,
  figures,
  figureDay,
  figureFile,
  figureImport,
  figureJoin,
  figureRefusal: refusal,
  figureComparisons: compared,
  anotherBrief,
  figureMonth,
  figureMonthFile: monthFile,
  figureMonthPost: monthPost,
  besideSuccess: beside,
  besideSide: side,
  demographic,
  measuredPost,
  openFigureJoin: openJoin,
  postCurve,
  postFigures,
  archiveFound,
  livePost,
  takingIn,
  takenIn,
  wholeSource,
  template,
  analytics,
  networkState,
  networkChange,
  notification,
  pushState,
  newSubscription,
  registration,
  credentials,
  passwordChange,
  passwordResetRequest,
  passwordReset,
  addressVerification,
  accountDeletion,
  profilePatch,
  timeZoneChange,
  languageChange,
  keptWordsKey,
  currentUser,
  notificationChange,
  notificationPreferences,
  profilePhoto,
  signInOptions,
  session,
  access,
  author,
  authorDetails,
  authorLink,
  authorLinkToken,
  authorPatch,
  newAuthor,
  newAuthorLink,
  othersMayWrite,
  shownAuthorLink,
  member,
  roleChange,
  newInvitation,
  invitation,
  invitationToken,
  shownInvitation,
  workspaceName,
  workspaceChoice,
  key,
  keyWithSecret,
  newKey,
  activity,
  connectedProgram,
  programAnswer,
  programRequest,
  passkey,
  passkeyAnswer,
  newPasskey,
  recoveryCode,
  secondFactor,
  passkeyList,
  passkeyRequest,
  recoveryCodes,
  billingState,
  mailDelivery,
  transcript,
  transcriptionService,
  waitlistEntry,
  operatedAccount,
  operatedWorkspace,
  handedPosts,
  postsHandOver,
  postsOfAuthor,
  limitsPatch,
  workspaceUse,
  trailEvent,
  engineSettings,
  engineChange,
  connectionModels,
  newConnection,
  foundServer,
  localModel,
  localModelList,
  ownFile,
  hubAddress,
  updateStatus,
} satisfies Record<string, z.ZodMiniType>

for (const [name, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id: pascalCase(name) })
