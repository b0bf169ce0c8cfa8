import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NumberCell as NumberCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { CountField as CountField_2514ad6e6cf2e25516c855a056b61427 } from '../../../fields/count-field.tsx'
import { JalaliDateCell as JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { JalaliDateField as JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8 } from '../../../fields/jalali-date-field.tsx'
import { PublishButton as PublishButton_cac79f1257802a7869984029b7f80359 } from '../../../dashboard/publish-button.tsx'
import { StockField as StockField_04b26954ea476ea771b86adb9be0f14b } from '../../../dashboard/stock/stock-field.tsx'
import { StockCell as StockCell_fc2f18e74082eb9af522b9530d2934e1 } from '../../../dashboard/stock/stock-cell.tsx'
import { RialAmountField as RialAmountField_4534e81f975a475bbe86e6e94045414e } from '../../../fields/rial-amount-field.tsx'
import { ModuleLabel as ModuleLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { ItemLabel as ItemLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { PictureUsesField as PictureUsesField_da04a68de0d6035058a63e05b8c90c73 } from '../../../dashboard/picture-uses/picture-uses-field.tsx'
import { MessageAreaField as MessageAreaField_992350de9fbda3127467d1ba9a4b5d86 } from '../../../dashboard/messages/area.tsx'
import { MessageAreaCell as MessageAreaCell_992350de9fbda3127467d1ba9a4b5d86 } from '../../../dashboard/messages/area.tsx'
import { CommentStatusCell as CommentStatusCell_20af0ccaedf6a5986d7fcb2a26e4188e } from '../../../dashboard/comments/status-cell.tsx'
import { CommentSectionCell as CommentSectionCell_f21d00f394c7ae704d155006e40d976c } from '../../../dashboard/comments/section-cell.tsx'
import { CommentSectionLink as CommentSectionLink_cd80d3bdacbae4d02830eef3842e9c1a } from '../../../dashboard/comments/section-link.tsx'
import { StaffAnswerField as StaffAnswerField_52ba8e68a9ddf8dcde486fc96936e6bc } from '../../../dashboard/comments/staff-answer-field.tsx'
import { AttachmentLink as AttachmentLink_8eb90291926408c3163acf644605f9bc } from '../../../dashboard/feedback/attachment-link.tsx'
import { FeedbackAnswerWay as FeedbackAnswerWay_c21b0d38d48a81caca60e1f7e6995d28 } from '../../../dashboard/feedback/answer-way-field.tsx'
import { FeedbackExportLinks as FeedbackExportLinks_03266115c3a58fa2f429d6f47aea0bd8 } from '../../../dashboard/feedback/export-links.tsx'
import { CustomerProfileField as CustomerProfileField_a48be6ff970516a435668569c86b1752 } from '../../../dashboard/customer-profile/profile-field.tsx'
import { PersonDataField as PersonDataField_cd30879f418481493fc82db15565348a } from '../../../dashboard/person-data/person-data-field.tsx'
import { CustomerFilesField as CustomerFilesField_6e245cc98fa5213ff8463bbd96b8100f } from '../../../dashboard/customer-files/files-field.tsx'
import { OwnPasswordField as OwnPasswordField_73210c56e58c1effc09454f572d4e72f } from '../../../dashboard/own-password/own-password-field.tsx'
import { SecondFactorField as SecondFactorField_7d6d618d29a6cea88e8a91d76449cbb6 } from '../../../dashboard/second-factor/second-factor-field.tsx'
import { SkipLink as SkipLink_69b4da1528bad56b9aa5441fb539f3ac } from '../../../dashboard/skip-link/skip-link.tsx'
import { Icon as Icon_24c0a1591803ec5aa16b1fc59e3e9876 } from '../../../dashboard/icon.tsx'
import { Logo as Logo_b8ff8e46af1280f3332b396856d62df7 } from '../../../dashboard/logo.tsx'
import { OrdersLink as OrdersLink_6574c74d0a56beb394b34c4aadd40b88 } from '../../../dashboard/orders/nav-link.tsx'
import { PriceDeskLink as PriceDeskLink_9424755be67336db4fb53dce8c6e19df } from '../../../dashboard/price-desk/nav-link.tsx'
import { SearchDeskLink as SearchDeskLink_7e5a1e8fedcf9a998b4f1ee3146a79c1 } from '../../../dashboard/search-desk/nav-link.tsx'
import { TransferLink as TransferLink_aff667f1ce443050b328feb60d978b6c } from '../../../dashboard/transfer/nav-link.tsx'
import { EventsLink as EventsLink_a090f4f22d4c502b2113fc81e4490099 } from '../../../dashboard/events/nav-link.tsx'
import { StatusLink as StatusLink_e88a8762efcfd62634788a334107dbec } from '../../../dashboard/status/nav-link.tsx'
import { PhoneMenu as PhoneMenu_85b623887ecb7dfa0985903fe6beef81 } from '../../../dashboard/phone-menu/phone-menu.tsx'
import { DashboardProvider as DashboardProvider_5342e933a960a96cd98282627c9ef1ca } from '../../../dashboard/provider.tsx'
import { SignInView as SignInView_ed3e7ccb19d9c4a42b554c2368d4376d } from '../../../dashboard/sign-in/view.tsx'
import { StartPage as StartPage_f98b70213939bf9d860d422c81467986 } from '../../../dashboard/start-page/start-page.tsx'
import { OrdersView as OrdersView_926d42e4fa40db70df62c22ffa5b3cb3 } from '../../../dashboard/orders/view.tsx'
import { OrderView as OrderView_5df66546421a5e2a188fda3abc42c939 } from '../../../dashboard/orders/order-view.tsx'
import { OrderPrintView as OrderPrintView_482221b4d2939aa85d46706b964072f5 } from '../../../dashboard/orders/print-view.tsx'
import { EventsView as EventsView_38821dadddec0f360510a0a3aa318988 } from '../../../dashboard/events/view.tsx'
import { StatusView as StatusView_58b1caedeb2e4bce7873a81756791368 } from '../../../dashboard/status/view.tsx'
import { TransferView as TransferView_3ef3ab85e3ba11c134cadc8a97d181d2 } from '../../../dashboard/transfer/view.tsx'
import { LowStockView as LowStockView_520f1fd7b1a7e07efc275060ccf9e7d1 } from '../../../dashboard/low-stock/view.tsx'
import { SearchDeskView as SearchDeskView_f2d91b3815fb2e9fd428418e4d51eed9 } from '../../../dashboard/search-desk/view.tsx'
import { PriceDeskView as PriceDeskView_f3106c9fc7584683be6c76e825a50f5b } from '../../../dashboard/price-desk/view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/cells.tsx#NumberCell": NumberCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/count-field.tsx#CountField": CountField_2514ad6e6cf2e25516c855a056b61427,
  "/fields/cells.tsx#JalaliDateCell": JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/jalali-date-field.tsx#JalaliDateField": JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8,
  "/dashboard/publish-button.tsx#PublishButton": PublishButton_cac79f1257802a7869984029b7f80359,
  "/dashboard/stock/stock-field.tsx#StockField": StockField_04b26954ea476ea771b86adb9be0f14b,
  "/dashboard/stock/stock-cell.tsx#StockCell": StockCell_fc2f18e74082eb9af522b9530d2934e1,
  "/fields/rial-amount-field.tsx#RialAmountField": RialAmountField_4534e81f975a475bbe86e6e94045414e,
  "/blocks/row-label.tsx#ModuleLabel": ModuleLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/blocks/row-label.tsx#ItemLabel": ItemLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/dashboard/picture-uses/picture-uses-field.tsx#PictureUsesField": PictureUsesField_da04a68de0d6035058a63e05b8c90c73,
  "/dashboard/messages/area.tsx#MessageAreaField": MessageAreaField_992350de9fbda3127467d1ba9a4b5d86,
  "/dashboard/messages/area.tsx#MessageAreaCell": MessageAreaCell_992350de9fbda3127467d1ba9a4b5d86,
  "/dashboard/comments/status-cell.tsx#CommentStatusCell": CommentStatusCell_20af0ccaedf6a5986d7fcb2a26e4188e,
  "/dashboard/comments/section-cell.tsx#CommentSectionCell": CommentSectionCell_f21d00f394c7ae704d155006e40d976c,
  "/dashboard/comments/section-link.tsx#CommentSectionLink": CommentSectionLink_cd80d3bdacbae4d02830eef3842e9c1a,
  "/dashboard/comments/staff-answer-field.tsx#StaffAnswerField": StaffAnswerField_52ba8e68a9ddf8dcde486fc96936e6bc,
  "/dashboard/feedback/attachment-link.tsx#AttachmentLink": AttachmentLink_8eb90291926408c3163acf644605f9bc,
  "/dashboard/feedback/answer-way-field.tsx#FeedbackAnswerWay": FeedbackAnswerWay_c21b0d38d48a81caca60e1f7e6995d28,
  "/dashboard/feedback/export-links.tsx#FeedbackExportLinks": FeedbackExportLinks_03266115c3a58fa2f429d6f47aea0bd8,
  "/dashboard/customer-profile/profile-field.tsx#CustomerProfileField": CustomerProfileField_a48be6ff970516a435668569c86b1752,
  "/dashboard/person-data/person-data-field.tsx#PersonDataField": PersonDataField_cd30879f418481493fc82db15565348a,
  "/dashboard/customer-files/files-field.tsx#CustomerFilesField": CustomerFilesField_6e245cc98fa5213ff8463bbd96b8100f,
  "/dashboard/own-password/own-password-field.tsx#OwnPasswordField": OwnPasswordField_73210c56e58c1effc09454f572d4e72f,
  "/dashboard/second-factor/second-factor-field.tsx#SecondFactorField": SecondFactorField_7d6d618d29a6cea88e8a91d76449cbb6,
  "/dashboard/skip-link/skip-link.tsx#SkipLink": SkipLink_69b4da1528bad56b9aa5441fb539f3ac,
  "/dashboard/icon.tsx#Icon": Icon_24c0a1591803ec5aa16b1fc59e3e9876,
  "/dashboard/logo.tsx#Logo": Logo_b8ff8e46af1280f3332b396856d62df7,
  "/dashboard/orders/nav-link.tsx#OrdersLink": OrdersLink_6574c74d0a56beb394b34c4aadd40b88,
  "/dashboard/price-desk/nav-link.tsx#PriceDeskLink": PriceDeskLink_9424755be67336db4fb53dce8c6e19df,
  "/dashboard/search-desk/nav-link.tsx#SearchDeskLink": SearchDeskLink_7e5a1e8fedcf9a998b4f1ee3146a79c1,
  "/dashboard/transfer/nav-link.tsx#TransferLink": TransferLink_aff667f1ce443050b328feb60d978b6c,
  "/dashboard/events/nav-link.tsx#EventsLink": EventsLink_a090f4f22d4c502b2113fc81e4490099,
  "/dashboard/status/nav-link.tsx#StatusLink": StatusLink_e88a8762efcfd62634788a334107dbec,
  "/dashboard/phone-menu/phone-menu.tsx#PhoneMenu": PhoneMenu_85b623887ecb7dfa0985903fe6beef81,
  "/dashboard/provider.tsx#DashboardProvider": DashboardProvider_5342e933a960a96cd98282627c9ef1ca,
  "/dashboard/sign-in/view.tsx#SignInView": SignInView_ed3e7ccb19d9c4a42b554c2368d4376d,
  "/dashboard/start-page/start-page.tsx#StartPage": StartPage_f98b70213939bf9d860d422c81467986,
  "/dashboard/orders/view.tsx#OrdersView": OrdersView_926d42e4fa40db70df62c22ffa5b3cb3,
  "/dashboard/orders/order-view.tsx#OrderView": OrderView_5df66546421a5e2a188fda3abc42c939,
  "/dashboard/orders/print-view.tsx#OrderPrintView": OrderPrintView_482221b4d2939aa85d46706b964072f5,
  "/dashboard/events/view.tsx#EventsView": EventsView_38821dadddec0f360510a0a3aa318988,
  "/dashboard/status/view.tsx#StatusView": StatusView_58b1caedeb2e4bce7873a81756791368,
  "/dashboard/transfer/view.tsx#TransferView": TransferView_3ef3ab85e3ba11c134cadc8a97d181d2,
  "/dashboard/low-stock/view.tsx#LowStockView": LowStockView_520f1fd7b1a7e07efc275060ccf9e7d1,
  "/dashboard/search-desk/view.tsx#SearchDeskView": SearchDeskView_f2d91b3815fb2e9fd428418e4d51eed9,
  "/dashboard/price-desk/view.tsx#PriceDeskView": PriceDeskView_f3106c9fc7584683be6c76e825a50f5b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
